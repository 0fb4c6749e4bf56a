import { latin1 } from '@/lib/core/byte-writer'
import { loadView } from 'exifreader'
import { deflateSync } from 'node:zlib'
import { readTags } from './metadata'

jest.mock('exifreader', () => ({ loadView: jest.fn() }))

const read = jest.mocked(loadView as unknown as (...given: unknown[]) => Promise<unknown>)
const tag = (text: string) => ({ value: text, description: text })

/** The tags found where the parser gives these groups, as `group name`. */
async function listed(groups: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<string[]> {
  read.mockReset().mockResolvedValue(groups)
  return (await readTags(new Uint8Array(12))).map(({ group, name }) => `${group} ${name}`)
}

/** The parser's names for its groups, in the order in which they are listed, and ours. */
const GROUPS = {
  ...{ exif: 'exif', makerNotes: 'makerNotes', xmp: 'xmp', iptc: 'iptc', icc: 'icc', png: 'png' },
  ...{ photoshop: 'photoshop', Thumbnail: 'thumbnail', mpf: 'mpf', jfif: 'jfif', riff: 'riff', gif: 'gif' },
  file: 'file',
}

test('every group of the parser is listed, in one order', async () => {
  const given = Object.keys(GROUPS).map((group) => [group, { Name: tag('text') }] as const)
  expect(await listed(Object.fromEntries(given.toReversed()))).toEqual(
    Object.values(GROUPS).map((group) => `${group} Name`),
  )
  expect(await listed({ gps: { Latitude: tag('1') }, pngFile: { Name: tag('1') } })).toEqual([])
})

test.each([
  ...['Exif IFD Pointer', 'GPS Info IFD Pointer', 'Interoperability IFD Pointer', 'StripOffsets', 'StripByteCounts'],
  ...['JPEGInterchangeFormat', 'JPEGInterchangeFormatLength', 'TileOffsets', 'TileByteCounts', 'ApplicationNotes'],
  ...['IPTC-NAA', 'ICC_Profile', 'PhotoshopSettings', 'ImageSourceData', 'FileType', '_raw', 'image', 'base64', 'type'],
])('%s, a place in the file or a whole block, is not listed', async (name) => {
  expect(await listed({ exif: { [name]: tag('1'), Make: tag('2') } })).toEqual(['exif Make'])
})

test('of numbers without a name in the parser, those of EXIF 3.0 are listed', async () => {
  expect(await listed({ exif: { 'undefined-42039': tag('Kim'), 'undefined-1': tag('2') } })).toEqual([
    'exif Photographer',
  ])
})

test('the parser is asked for groups, computed values and compressed texts, with a reader of XML', async () => {
  await listed({})
  expect(read).toHaveBeenCalledWith(expect.any(DataView), {
    expanded: true,
    async: true,
    computed: true,
    includeUnknown: true,
    domParser: expect.objectContaining({ parseFromString: expect.any(Function) }),
    decompress: { deflate: expect.any(Function), maxDecompressedSize: expect.any(Number) },
  })
})

test('what cannot be unpacked is nothing to the parser, which has a text of its own for it', async () => {
  await listed({})
  const { deflate } = (
    read.mock.lastCall![1] as { decompress: { deflate: (packed: Uint8Array) => Promise<Uint8Array> } }
  ).decompress
  expect(await deflate(latin1('not zlib'))).toHaveLength(0)
  expect(Buffer.from(await deflate(deflateSync('Seoul'))).toString()).toBe('Seoul')
})

test('a file that the parser refuses has no tags', async () => {
  read.mockReset().mockRejectedValue(new Error('damaged'))
  expect(await readTags(new Uint8Array(12))).toEqual([])
})
