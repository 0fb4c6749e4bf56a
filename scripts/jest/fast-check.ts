import fc from '@/node_modules/fast-check/lib/cjs/fast-check.js'

// The same values in every run, unless FAST_CHECK_SEED is a number or `fresh` (jest.config.mjs).
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261121) })

export * from '@/node_modules/fast-check/lib/cjs/fast-check.js'
export default fc
