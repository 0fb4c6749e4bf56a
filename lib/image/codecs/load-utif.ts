import type * as Utif from 'utif2'
import { ToolError } from '@/lib/core/errors'
import { decodeLzw } from '@/lib/image/formats/tiff-lzw'
import { loadEngine } from './load-engine'

/** Most bits of a fax that are not a code word, such as padding at the end of a line; code words have up to 13. */
const MOST_FILL = 4096
/** Pixels of a line; faxes are coded in runs. */
const MOST_PIXELS = 2 ** 20

/** Parts missing from the library's types: run lengths by code word, for two colors and for modes. */
interface Parts {
  _decodeLZW?: unknown
  readonly _lens: readonly object[]
  readonly _dmap: object
}

function boundWords<Table extends object>(table: Table): Table {
  return new Proxy(table, {
    get(known, word) {
      if (String(word).length > MOST_FILL) throw new ToolError('imageDamaged')
      return Reflect.get(known, word) as unknown
    },
  })
}

function addRun(line: number[], length: number, color: number): void {
  if (line.length + length > MOST_PIXELS) throw new ToolError('imageDamaged')
  for (let left = length; left > 0; left--) line.push(color)
}

/**
 * utif2, made to end on damaged data with ToolError `imageDamaged`. By itself it follows LZW codes that refer to themselves,
 * reads all bits of a fax as one word and never ends on an unterminated line.
 */
export async function loadUtif(): Promise<typeof Utif> {
  const library = await loadEngine(() => import('utif2'))
  const parts = library.decode as unknown as Parts
  if (parts._decodeLZW === decodeLzw) return library
  const bounded = { _lens: parts._lens.map(boundWords), _dmap: boundWords(parts._dmap), _addNtimes: addRun }
  Object.assign(parts, bounded, { _decodeLZW: decodeLzw })
  return library
}
