/** Compiles the video scaler's inner loops: scaler.wat → base64 in scaler-wasm.ts, which is committed. */
import { readFileSync, writeFileSync } from 'node:fs'
import openWabt from 'wabt'

const FOLDER = 'lib/tools/mp4-to-gif/engine'

/** The TypeScript module that scaler.wat comes to. */
export async function compiledScaler() {
  const wabt = await openWabt()
  const parsed = wabt.parseWat('scaler.wat', readFileSync(`${FOLDER}/scaler.wat`, 'utf8'))
  try {
    parsed.validate()
    const base64 = Buffer.from(parsed.toBinary({}).buffer).toString('base64')
    const lines = base64.match(/.{1,110}/g).map((line) => `  '${line}',`)
    return [
      '/** Compiled from scaler.wat by `npm run wasm`. */',
      'export const SCALER_WASM = [',
      ...lines,
      "].join('')",
      '',
    ].join('\n')
  } finally {
    parsed.destroy()
  }
}

if (process.argv[1]?.endsWith('compile-scaler.mjs'))
  void compiledScaler().then((module) => writeFileSync(`${FOLDER}/scaler-wasm.ts`, module))
