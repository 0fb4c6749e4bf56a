/** Compiles inner loops to WebAssembly: each .wat becomes base64 in a committed -wasm.ts next to it. */
import { readFileSync, writeFileSync } from 'node:fs'
import openWabt from 'wabt'

const SOURCES = ['lib/tools/mp4-to-gif/engine/scaler', 'lib/image/pixels/lanczos']

/** The TypeScript module of a .wat, without its extension. */
export async function compiledWasm(source) {
  const wabt = await openWabt()
  const name = source.split('/').at(-1)
  const parsed = wabt.parseWat(`${name}.wat`, readFileSync(`${source}.wat`, 'utf8'))
  try {
    parsed.validate()
    const base64 = Buffer.from(parsed.toBinary({}).buffer).toString('base64')
    const lines = base64.match(/.{1,110}/g).map((line) => `  '${line}',`)
    return [
      `/** Compiled from ${name}.wat by \`npm run wasm\`. */`,
      `export const ${name.toUpperCase()}_WASM = [`,
      ...lines,
      "].join('')",
      '',
    ].join('\n')
  } finally {
    parsed.destroy()
  }
}

if (process.argv[1]?.endsWith('compile-wasm.mjs'))
  for (const source of SOURCES) void compiledWasm(source).then((module) => writeFileSync(`${source}-wasm.ts`, module))
