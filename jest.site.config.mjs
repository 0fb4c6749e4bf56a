import unit from './jest.config.mjs'

/** Tests that read the built site in `out/` and need no browser. */
export default async () => ({ ...(await unit()), testMatch: ['<rootDir>/e2e/site/**/*.test.ts'] })
