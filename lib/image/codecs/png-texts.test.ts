import { deflateSync } from 'node:zlib'
import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { pngChunk, walkChunks } from '@/lib/image/formats/png/chunks'
import { withPlainTexts } from './png-texts'

const SIGNATURE = latin1('\x89PNG\r\n\x1a\n')
const pngOf = (...chunks: Uint8Array[]) => concatBytes([SIGNATURE, ...chunks, pngChunk('IEND', new Uint8Array())])
const packed = (keyword: string, text: string | Buffer) => concatBytes([latin1(keyword), deflateSync(text)])
const textsOf = (png: Uint8Array) =>
  [...walkChunks(png)].map(({ type, content, end }) => [
    type,
    Buffer.from(png.subarray(content, end - 4)).toString('latin1'),
  ])

test('compressed texts become plain, and everything else stays', async () => {
  const tail = latin1('behind')
  const png = concatBytes([
    pngOf(
      pngChunk('zTXt', packed('Comment\0\0', 'hello')),
      pngChunk('iTXt', packed('XML:com.adobe.xmp\0\x01\0en\0name\0', '<a/>')),
      pngChunk('tEXt', latin1('Title\0plain')),
    ),
    tail,
  ])
  const plain = await withPlainTexts(png)
  expect(textsOf(plain)).toEqual([
    ['tEXt', 'Comment\0hello'],
    ['iTXt', 'XML:com.adobe.xmp\0\0\0en\0name\0<a/>'],
    ['tEXt', 'Title\0plain'],
    ['IEND', ''],
  ])
  expect(plain.subarray(-tail.length)).toEqual(tail)
})

test('texts that cannot be unpacked stay as they are, and so does a file without any', async () => {
  const damaged = pngOf(pngChunk('zTXt', latin1('Comment\0\0not zlib')))
  expect(await withPlainTexts(damaged)).toBe(damaged)
  const bomb = pngOf(pngChunk('zTXt', packed('Comment\0\0', Buffer.alloc(16_000_001))))
  expect(await withPlainTexts(bomb)).toBe(bomb)
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)
  expect(await withPlainTexts(jpeg)).toBe(jpeg)
})
