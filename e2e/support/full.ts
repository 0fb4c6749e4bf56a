/** Details of one test of many alike: `npm test` runs those that stand for the others, `npm run test:full` all of them. */
export function fullUnless(representative: boolean): { tag: string[] } {
  return { tag: representative ? [] : ['@full'] }
}
