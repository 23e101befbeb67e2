// What axe-core says about a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Its serious and critical findings; of a page behind a modal dialog nothing can be used or read, so the dialog alone is looked at. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found {
      impact: string;
      id: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const run = (window as unknown as { axe: { run: (where: ParentNode) => Promise<{ violations: Found[] }> } }).axe.run;
    const { violations } = await run(document.querySelector('dialog:modal') ?? document);
    const serious = violations.filter((one) => ['serious', 'critical'].includes(one.impact));
    return serious.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}: ${node.failureSummary}`));
  });
}
