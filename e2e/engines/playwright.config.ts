import { defineConfig } from 'playwright/test'

/** The jobs of all tools in three engines: `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.engine.ts',
  // One browser of an engine at a time, which takes the tools in turn.
  workers: 1,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  projects: [{ name: 'chromium' }, { name: 'firefox' }, { name: 'webkit' }],
})
