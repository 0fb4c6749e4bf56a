import fc from '@/node_modules/fast-check/lib/cjs/fast-check.js'

// The same values in every run, unless FAST_CHECK_SEED is a number or `fresh` (jest.config.mjs).
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261121) })

const USUAL_RUNS = 100
/** Of the runs that a test asks for: all of them in `npm run test:full`. */
const SHARE = process.env.TEST_FULL ? 1 : 1 / 8

function assert<Ts>(property: fc.IAsyncProperty<Ts>, parameters?: fc.Parameters<Ts>): Promise<void>
function assert<Ts>(property: fc.IProperty<Ts>, parameters?: fc.Parameters<Ts>): void
function assert<Ts>(property: fc.IRawProperty<Ts>, parameters?: fc.Parameters<Ts>): Promise<void> | void {
  const numRuns = Math.ceil((parameters?.numRuns ?? USUAL_RUNS) * SHARE)
  return fc.assert(property, { ...parameters, numRuns })
}

export * from '@/node_modules/fast-check/lib/cjs/fast-check.js'
export { assert }
export default { ...fc, assert }
