import path from 'node:path'
import { defineConfig } from 'playwright/test'
import site from '@/playwright.config'
import { lookForEngine, type EngineName } from '@/scripts/engines/find.mjs'

const chosen = process.env.BENCH_ENGINES?.split(',')
const isChosen = (engine: EngineName) => chosen?.includes(engine) ?? true
const OTHERS: readonly EngineName[] = ['firefox', 'webkit']

/** Measurements on the built site: `npm run build && npx playwright test -c scripts/bench`. */
export default defineConfig({
  ...site,
  testDir: '.',
  testMatch: '*.bench.ts',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
  // Whole jobs are measured in every engine that is installed, all else in Chromium.
  projects: [
    { name: 'chromium', testIgnore: isChosen('chromium') ? [] : 'jobs.bench.ts' },
    ...OTHERS.filter((name) => isChosen(name) && lookForEngine(name)).map((name) => ({
      name,
      testMatch: 'jobs.bench.ts',
    })),
  ],
  webServer: site.webServer && { ...[site.webServer].flat()[0]!, cwd: path.join(__dirname, '../..') },
})
