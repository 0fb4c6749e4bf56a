import { box, words } from '@/scripts/measure/build-heif'
import { otherParts } from './other-parts'

const shorts = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]))
const FTYP = box('ftyp', Buffer.from('heic\0\0\0\0mif1', 'latin1'))

interface Item {
  readonly type: string
  readonly content: string
  /** Construction method in `iloc`: 0 for a file offset, 1 for an offset in `idat`, 2 for an offset in another item. */
  readonly method?: number
}

/** A file whose items are stored consecutively in `mdat` or `idat`, with extra boxes in `meta` and at the end. */
function heif(items: readonly Item[], inMeta: readonly Buffer[] = [], ...behind: Buffer[]): Uint8Array {
  const entries = items.map(({ type }, id) => box('infe', words(2 << 24), shorts(id, 0), Buffer.from(`${type}\0`)))
  const stored = (wanted: number) => items.filter(({ method = 0 }) => method === wanted).map(({ content }) => content)
  const metaOf = (start: number) => {
    const next = [start, 0, 0]
    const places = items.map(({ content, method = 0 }, id) => {
      const place = Buffer.concat([shorts(id, method, 0, 1), words(next[method]!, content.length)])
      next[method]! += content.length
      return place
    })
    const locations = box('iloc', words(1 << 24), Buffer.from([0x44, 0]), shorts(items.length), ...places)
    const data = stored(1).length > 0 ? [box('idat', Buffer.from(stored(1).join('')))] : []
    return box('meta', words(0), box('iinf', words(0), shorts(items.length), ...entries), locations, ...data, ...inMeta)
  }
  const start = FTYP.length + metaOf(0).length + 8
  return new Uint8Array(Buffer.concat([FTYP, metaOf(start), box('mdat', Buffer.from(stored(0).join(''))), ...behind]))
}

const PICTURE = { type: 'hvc1', content: 'coded' }
const found = (bytes: Uint8Array) =>
  otherParts(bytes).map(({ name, start, end }) => [name, Buffer.from(bytes.subarray(start, end)).toString()])

test('nothing of a picture, its EXIF, texts and properties', () => {
  const properties = box('iprp', box('ipco', box('ispe', words(0, 4, 3))))
  const read = [PICTURE, { type: 'Exif', content: 'MM' }, { type: 'mime', content: '<x/>', method: 1 }]
  expect(found(heif(read, [properties]))).toEqual([])
})

test('items of other types, wherever their data is', () => {
  const others = [{ type: 'priv', content: 'Seoul' }, PICTURE, { type: 'note', content: 'Kim', method: 1 }]
  expect(found(heif(others))).toEqual([
    ['note', 'Kim'],
    ['priv', 'Seoul'],
  ])
})

test('an item of any type may be what a picture is made of', () => {
  expect(
    found(
      heif([
        { type: 'priv', content: 'coded' },
        { ...PICTURE, method: 2 },
      ]),
    ),
  ).toEqual([])
  expect(
    found(
      heif([
        { type: 'priv', content: 'MM' },
        { type: 'Exif', content: 'MM', method: 2 },
      ]),
    ),
  ).toEqual([['priv', 'MM']])
})

test('boxes in `meta`, a second `meta`, and properties that hold texts or times', () => {
  const properties = box('iprp', box('ipco', box('udes', words(0), Buffer.from('Kim')), box('uuid', Buffer.from('id'))))
  const boxes = [properties, box('xml ', Buffer.from('<a/>'))]
  expect(found(heif([PICTURE], boxes, box('meta', Buffer.from('more'))))).toEqual([
    ['udes', 'Kim'],
    ['uuid', 'id'],
    ['xml ', '<a/>'],
    ['meta', 'more'],
  ])
})

test('data that no item names, unless a sequence may name it', () => {
  const rest = box('mdat', Buffer.from('rest'))
  expect(found(heif([PICTURE], [], rest))).toEqual([['mdat', 'rest']])
  expect(found(heif([PICTURE], [], rest, box('moov')))).toEqual([])
})

test('the same bytes are told once', () => {
  const bytes = heif([
    { type: 'priv', content: 'Seoul' },
    { type: 'priv', content: '' },
  ])
  expect(found(bytes)).toEqual([['priv', 'Seoul']])
})
