import { defineConfig } from 'playwright/test'

/** The jobs of all tools in three engines: `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engine.ts',
  // One browser for each engine, which runs the tools one after the other.
  workers: 1,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
})
