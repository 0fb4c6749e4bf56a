import { defineConfig } from 'playwright/test'
import { launchOptions } from './e2e/support/launch-options'
import { findBrowser } from './scripts/ensure-browser.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  // Text, the same on every system.
  snapshotPathTemplate: '{testDir}/tools/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores: a third of the time a test waits for a clock. Four take 5 % longer.
  workers: 3,
  forbidOnly: true,
  // A test that passes only at the second try is a defect, of itself or of the site.
  retries: 0,
  // A machine of two cores under load is slow, not wrong: what passes does not wait for these.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Pages come from the server and not from caches; the specs of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(findBrowser()),
    // Costs a quarter of the whole time; scripts/test.mjs runs what failed once more with traces.
    trace: 'off',
  },
  webServer: {
    command: `node node_modules/serve/build/main.js -c ../serve.json -L -u -l ${PORT} out`,
    url: `http://localhost:${PORT}/robots.txt`,
    reuseExistingServer: !process.env.CI,
  },
})
