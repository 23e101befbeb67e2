// What is wrong with what a page shows: things covered, clipped or outside, and card text cut without its mark.
import type { Page } from '@playwright/test';

/** Places that may hold more than they show on a desk: they scroll by themselves. */
const SCROLLS = [
  '[role="log"], .options, .allies .scroll, .threats .row, .order, .fan, .beside, .lines, .after, .sum, .squad ul, .others',
  '.omens, .row-of-trials, .path, .lanes, .done, .grim ul, .inv ul, .chain ol',
].join(', ');

/** On phones the page scrolls, so each thing is brought into view first; on a desk everything must be in view already. */
export async function unseen(page: Page, phone: boolean): Promise<string[]> {
  await page.evaluate(async () => {
    // Texts are set anew after a change of size or language: what is cut has its mark soon, or never.
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
    const bottom = (node: Element | null | undefined) => node?.getBoundingClientRect().bottom ?? 0;
    const cut = (text: Element) => bottom(text.lastElementChild) > bottom(text) + 1.5;
    const unmarked = () =>
      [...document.querySelectorAll('.fit .text')].some((text) => cut(text) && !text.parentElement?.querySelector('.more'));
    await frame();
    for (let i = 0; i < 60 && (i < 2 || unmarked()); i++) await frame();
  });
  return page.evaluate(
    ({ phone, scrolls }) => {
      // Letters may reach a little beyond their line.
      const SLACK = 3;
      const bad = new Set<string>();
      const name = (node: Element) => {
        const spot = node.closest('[data-place]')?.getAttribute('data-place');
        const classes = (at: Element | null) =>
          at
            ? `${at.tagName.toLowerCase()}.${(at.getAttribute('class') ?? '')
                .replace(/svelte-\S+/g, '')
                .trim()
                .replace(/\s+/g, '.')}`
            : '';
        return `${spot ? `[${spot}] ` : ''}${classes(node.parentElement)} > ${classes(node)} “${(node.textContent ?? '').trim().slice(0, 30)}”`;
      };
      const shown = (node: Element) => {
        const style = getComputedStyle(node);
        return style.visibility === 'visible' && !node.closest('.sr, [hidden], noscript, script, style');
      };
      // What may clip a thing: asked of each element once, for many things lie in the same ones.
      const known = new Map<Element, Element[]>();
      const frames = (node: Element | null): Element[] => {
        if (!node || node === document.body) return [];
        const before = known.get(node);
        if (before) return before;
        const { overflowX, overflowY } = getComputedStyle(node);
        const found = [...(overflowX === 'visible' && overflowY === 'visible' ? [] : [node]), ...frames(node.parentElement)];
        known.set(node, found);
        return found;
      };
      const texts = () => {
        const found: { node: Element; box: () => DOMRect; parts: () => DOMRect[] }[] = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
          const text = walk.currentNode;
          const node = text.parentElement;
          // Of a long log the newest lines stand for the others.
          if (!node || !text.textContent?.trim() || node.closest('[role="log"] li:nth-last-child(n + 4)')) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          found.push({ node, box: () => range.getBoundingClientRect(), parts: () => [...range.getClientRects()] });
        }
        return found;
      };
      const pressable = [...document.querySelectorAll('button, a[href], input, select')]
        .filter((node) => !node.closest('[role="log"] li:nth-last-child(n + 4)'))
        .map((node) => ({ node, box: () => node.getBoundingClientRect(), parts: undefined }));
      const inside = (box: DOMRect, frame: { left: number; right: number; top: number; bottom: number }) =>
        box.left >= frame.left - SLACK &&
        box.right <= frame.right + SLACK &&
        box.top >= frame.top - SLACK &&
        box.bottom <= frame.bottom + SLACK;

      /** Centre and corners of a thing; of a text the middle of each of its lines. */
      function points(at: DOMRect, parts: DOMRect[] | undefined): [number, number][] {
        if (parts) return parts.map((part) => [part.left + part.width / 2, part.top + part.height / 2]);
        const [x, y] = [Math.min(at.width / 2, 6), Math.min(at.height / 2, 5)];
        return [
          [at.left + at.width / 2, at.top + at.height / 2],
          [at.left + x, at.top + y],
          [at.right - x, at.top + y],
          [at.left + x, at.bottom - y],
          [at.right - x, at.bottom - y],
        ];
      }

      function look(node: Element, box: () => DOMRect, parts: (() => DOMRect[]) | undefined) {
        if (!shown(node) || box().width === 0 || box().height === 0) return;
        // What is marked as having more is read elsewhere.
        if (node.closest('.fit.cut .text')) return;
        if (phone) node.scrollIntoView({ block: 'center', inline: 'center' });
        else if (node.closest(scrolls)) node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const at = box();
        // A long entry of what scrolls need not be seen as a whole.
        const roll = node.closest(scrolls);
        if (roll && node !== roll && node.getBoundingClientRect().height > roll.getBoundingClientRect().height) return;
        if (!inside(at, { left: 0, right: innerWidth, top: 0, bottom: innerHeight })) return bad.add(`outside: ${name(node)}`);
        for (const around of frames(node.parentElement)) {
          const frame = around.getBoundingClientRect();
          // A long entry of what scrolls need not be seen as a whole at once.
          if (around.matches(scrolls) && (at.height > frame.height || at.width > frame.width)) break;
          if (!inside(at, frame)) return bad.add(`clipped: ${name(node)}`);
        }
        if (getComputedStyle(node).pointerEvents === 'none' || node.closest('svg')) return;
        for (const [x, y] of points(at, parts?.())) {
          const hit = document.elementFromPoint(x, y);
          const same =
            hit &&
            (node.contains(hit) ||
              hit.contains(node) ||
              (hit.closest('button') !== null && hit.closest('button') === node.closest('button')));
          if (!same) return bad.add(`covered by ${hit ? name(hit) : 'nothing'}: ${name(node)}`);
        }
      }
      for (const { node, box, parts } of [...pressable, ...texts()]) look(node, box, parts);

      for (const text of document.querySelectorAll<HTMLElement>('.fit .text')) {
        if (text.clientWidth === 0) continue;
        const more = (text.lastElementChild?.getBoundingClientRect().bottom ?? 0) > text.getBoundingClientRect().bottom + 1.5;
        if (more && !text.parentElement?.querySelector('.more')) bad.add(`cut without a mark: ${name(text)}`);
        if (Number.parseFloat(getComputedStyle(text).fontSize) < 11) bad.add(`too small: ${name(text)}`);
      }
      scrollTo(0, 0);
      const page = document.documentElement;
      if (page.scrollWidth > innerWidth) bad.add(`the page is ${page.scrollWidth - innerWidth} px too wide`);
      if (!phone && page.scrollHeight > innerHeight + 1) bad.add(`the page is ${page.scrollHeight - innerHeight} px too high`);
      return [...bad];
    },
    { phone, scrolls: SCROLLS },
  );
}
