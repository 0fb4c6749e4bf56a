import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,components,app,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/jest/empty.ts',
    '^fast-check$': '<rootDir>/scripts/jest/fast-check.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/out.parts/', '<rootDir>/.next/'],
}

/** next-intl, its parts, temporal-polyfill and marked ship ES modules only; next/jest would leave them untransformed. */
export default async () => {
  const resolved = await createConfig(config)()
  return {
    ...resolved,
    transformIgnorePatterns: [
      '/node_modules/(?!(next-intl|use-intl|icu-minify|intl-messageformat|@formatjs|temporal-polyfill|temporal-utils|marked)/)',
    ],
  }
}
