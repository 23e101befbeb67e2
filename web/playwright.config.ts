import { defineConfig } from '@playwright/test';
import { browser, origin, server } from './tests/server';

export default defineConfig({
  testDir: './tests',
  testMatch: '*.spec.ts',
  timeout: 480_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // On a crowded machine something may come too late once; a fault comes twice.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: { ...browser, baseURL: origin, locale: 'en-US', viewport: { width: 1440, height: 1000 }, actionTimeout: 20_000 },
  ...server,
});
