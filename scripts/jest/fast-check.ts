import fc from '@/node_modules/fast-check/lib/cjs/fast-check.js'

// The same values in every run; FAST_CHECK_SEED=… npm run unit tries others.
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20261121) })

export * from '@/node_modules/fast-check/lib/cjs/fast-check.js'
export default fc
