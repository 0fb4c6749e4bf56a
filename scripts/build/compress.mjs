import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Of the .txt files only what people read: the others hold data for navigation inside a page, which plain anchors never need.
const COMPRESSIBLE = /(\.(html|css|js|mjs|json|map|svg|xml|wasm|webmanifest|ico)|(robots|llms|LICENSES)\.txt)$/
const SMALLEST = 512
const MEBIBYTE = 1024 * 1024
// Brotli's last levels cost minutes on megabytes and gain little there.
const LARGE = MEBIBYTE

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

/**
 * A file's content compressed, as [ending, bytes]; only what is smaller than the content.
 * @returns {Promise<[string, Buffer][]>}
 */
export async function compressed(content) {
  if (content.length < SMALLEST) return []
  const packed = await Promise.all(
    Object.entries(encoders).map(async ([ending, encode]) => [ending, await encode(content)]),
  )
  return packed.filter(([, bytes]) => bytes.length < content.length)
}

/** Engines that are gzipped already stay as they are: the page itself unpacks them. */
export const compress = {
  name: 'compress',
  why: 'Writes a .br and a .gz beside each text and WebAssembly file, for servers that send files as they are.',
  async run(site) {
    const names = site.names().filter((name) => COMPRESSIBLE.test(name))
    if (names.length === 0) throw new Error('nothing to compress')
    const queue = names.values()
    const totals = [0, 0]
    const take = async () => {
      for (const name of queue) {
        const content = site.read(name)
        const packed = await compressed(content)
        for (const [ending, bytes] of packed) site.write(`${name}.${ending}`, bytes)
        totals[0] += content.length
        totals[1] += packed[0]?.[1].length ?? content.length
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, take))
    const [before, after] = totals.map((bytes) => (bytes / MEBIBYTE).toFixed(1))
    return `${names.length} files, ${before} MB become ${after} MB`
  },
}
