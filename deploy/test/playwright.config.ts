import { defineConfig } from 'playwright/test'
import { findBrowser } from '@/scripts/ensure-browser.mjs'

/** Against a real web server that `scripts/test-hosting.mjs` has started at HOSTING_ADDRESS. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  forbidOnly: true,
  maxFailures: 6,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/hosting',
  reporter: 'list',
  use: {
    baseURL: process.env.HOSTING_ADDRESS,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
