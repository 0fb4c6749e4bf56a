import path from 'node:path'
import { defineConfig } from 'playwright/test'
import site from '@/playwright.config'

/** Measurements on the built site: `npm run build && npx playwright test -c scripts/bench`. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  // Whole jobs are measured in every engine, all else in Chromium.
  projects: [{ name: 'chromium' }, ...['firefox', 'webkit'].map((name) => ({ name, testMatch: 'jobs.bench.ts' }))],
  webServer: site.webServer && { ...[site.webServer].flat()[0]!, cwd: path.join(__dirname, '../..') },
})
