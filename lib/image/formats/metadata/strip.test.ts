import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { pngChunk } from '@/lib/image/formats/png/chunks'
import { strip } from './strip'

test('a place that XMP names in a text of a PNG goes, the text stays', () => {
  const text = pngChunk('tEXt', latin1('xmp\0<x:xmpmeta photoshop:City="Seoul" a:b="c"/>'))
  const chunks = [pngChunk('IHDR', new Uint8Array(13)), text, pngChunk('IEND', new Uint8Array())]
  const left = Buffer.from(strip(concatBytes([latin1('\x89PNG\r\n\x1a\n'), ...chunks]), 'place').bytes).toString(
    'latin1',
  )
  expect(left).toContain('a:b="c"')
  expect(left).not.toContain('Seoul')
})
