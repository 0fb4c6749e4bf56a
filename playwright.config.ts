import { defineConfig } from 'playwright/test'
import { launchOptions } from './e2e/support/launch-options'
import { findBrowser } from './scripts/ensure-browser.mjs'

const PORT = Number(process.env.E2E_PORT ?? 4173)

export default defineConfig({
  testDir: './e2e',
  // Text, the same on every system.
  snapshotPathTemplate: '{testDir}/fixtures/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A second try where nobody is there to start one; the summary names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // A loaded machine of two cores is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A page is tested as it was built, not as it was kept; the specs of the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(findBrowser()),
    trace: 'off',
  },
  webServer: {
    command: `npx serve -c ../serve.json -L -l ${PORT} out`,
    url: `http://localhost:${PORT}/robots.txt`,
    reuseExistingServer: !process.env.CI,
  },
})
