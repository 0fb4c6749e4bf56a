import nextJest from 'next/jest.js'

// Drawn here, once for all of Jest's processes, and printed so that a failure can be repeated.
if (process.env.FAST_CHECK_SEED === 'fresh') {
  process.env.FAST_CHECK_SEED = String(Math.floor(Math.random() * 2 ** 31))
  console.error(`Property tests run with FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`)
}

const createConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // A machine of two cores under load is slow, not wrong.
  testTimeout: 60_000,
  // Looked up in the context of a test they cost ten times what they do: pixel loops took five times as long. Not Date, which
  // tests replace, nor what literals are made of, of which `instanceof` would be false.
  sandboxInjectedGlobals: ['Math', 'Number', 'String'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/has-assertions.ts'],
  testMatch: ['<rootDir>/{lib,components,app,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/jest/empty.ts',
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.ts',
  },
  // Minutes of noise, files of megabytes, mutated files: `npm run test:full` has them.
  testPathIgnorePatterns: process.env.TEST_FULL ? [] : ['\\.slow\\.test\\.'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
}

/** client-zip, next-intl, its parts, temporal-polyfill, marked and structured-data-validator ship ES modules only; next/jest would leave them untransformed. */
export default async () => {
  const resolved = await createConfig(config)()
  return {
    ...resolved,
    transformIgnorePatterns: [
      '/node_modules/(?!(client-zip|next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|temporal-polyfill|temporal-utils|marked|@adobe/structured-data-validator)/)',
    ],
  }
}
