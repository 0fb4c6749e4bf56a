/**
 * Writes `file.br` and `file.gz` beside each file of `out/` that text compression shrinks, for servers that send files as
 * they lie there. Runs after everything else that writes into `out/`. Engines that are gzipped already stay as they are:
 * the page itself unpacks them.
 */
import { readdirSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const OUT = 'out'
// Of the .txt files only what people read: the others hold data for navigation inside a page, which plain anchors never need.
const COMPRESSIBLE = /(\.(html|css|js|mjs|json|map|svg|xml|wasm|webmanifest|ico)|(robots|llms|LICENSES)\.txt)$/
const SMALLEST = 512
// Brotli's last levels cost minutes on megabytes and gain little there.
const LARGE = 1024 * 1024

const encoders = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
}

/** Compresses one file; a result that is no smaller is not kept. Resolves to bytes before and after (Brotli). */
export async function compress(file) {
  const content = await readFile(file)
  if (content.length < SMALLEST) return [content.length, content.length]
  const packed = await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => {
      const result = await encode(content)
      if (result.length >= content.length) await rm(`${file}.${ending}`, { force: true })
      else await writeFile(`${file}.${ending}`, result)
      return Math.min(result.length, content.length)
    }),
  )
  return [content.length, packed[0]]
}

async function compressAll(files) {
  const queue = files.values()
  const totals = [0, 0]
  const take = async () => {
    for (const file of queue) {
      const [before, after] = await compress(file)
      totals[0] += before
      totals[1] += after
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, take))
  return totals
}

async function main() {
  const started = Date.now()
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((name) => COMPRESSIBLE.test(name))
    .map((name) => path.join(OUT, name))
  const [before, after] = (await compressAll(files)).map((bytes) => (bytes / 1024 / 1024).toFixed(1))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`${files.length} files, ${before} MB, compressed to ${after} MB in ${seconds} s`)
}

if (process.argv[1]?.endsWith('compress.mjs')) void main()
