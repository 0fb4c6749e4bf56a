/** Tags for one test of many alike: `npm test` runs a sample, `npm run test:full` all of them. */
export function fullUnless(representative: boolean): { tag: string[] } {
  return { tag: representative ? [] : ['@full'] }
}
