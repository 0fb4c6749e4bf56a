import { concatBytes, latin1 } from '@/lib/core/byte-writer'
import { pngChunk } from '@/lib/image/formats/png/chunks'
import { webpChunk, webpFile } from '@/lib/image/formats/webp/chunks'
import { blockContent, blocksOf } from './blocks'
import { asResources, rawProfileText } from './raw-profile'
import { REMOVALS } from './removal-options'
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

test('a profile in an international text of a PNG is read, loses its place and keeps its date', () => {
  const iptc = latin1('\x1c\x02\x5a\0\x05Seoul\x1c\x02\x37\0\x0820240701')
  const written = Buffer.from(rawProfileText({ kind: 'resources', content: asResources(iptc) }))
  const keyword = written.indexOf(0)
  const text = concatBytes([written.subarray(0, keyword), new Uint8Array(4), written.subarray(keyword)])
  const chunks = [pngChunk('IHDR', new Uint8Array(13)), pngChunk('iTXt', text), pngChunk('IEND', new Uint8Array())]
  const { bytes } = strip(concatBytes([latin1('\x89PNG\r\n\x1a\n'), ...chunks]), 'place')
  const left = blocksOf(bytes).blocks.map((block) => Buffer.from(blockContent(bytes, block)).toString('latin1'))
  expect(left).toEqual([expect.stringContaining('20240701')])
  expect(left[0]).not.toContain('Seoul')
})

test.each(['photoshop:State', 'Province', 'Latitude'])('a text of a PNG called %s goes with the place', (name) => {
  const texts = [`${name}\0Bayern`, 'Statement\0Bavaria'].map((text) => pngChunk('tEXt', latin1(text)))
  const chunks = [pngChunk('IHDR', new Uint8Array(13)), ...texts, pngChunk('IEND', new Uint8Array())]
  const { bytes } = strip(concatBytes([latin1('\x89PNG\r\n\x1a\n'), ...chunks]), 'place')
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('Bayern')
  expect(Buffer.from(bytes).toString('latin1')).toContain('Bavaria')
})

test('a chunk of a PNG that no decoder knows goes, though its name says that none may skip it', () => {
  const chunks = [
    pngChunk('IHDR', new Uint8Array(13)),
    pngChunk('XMPd', latin1('Seoul')),
    pngChunk('IEND', new Uint8Array()),
  ]
  const file = concatBytes([latin1('\x89PNG\r\n\x1a\n'), ...chunks])
  for (const removal of REMOVALS)
    expect(Buffer.from(strip(file, removal).bytes).toString('latin1')).not.toContain('Seoul')
})

test('a frame of a WebP loses the data in it and keeps its picture', () => {
  const frameOf = (data: Uint8Array) =>
    concatBytes([new Uint8Array(16), webpChunk('VP8 ', latin1('ab')), webpChunk('abcd', data)])
  const file = (data: Uint8Array) => webpFile([webpChunk('VP8X', new Uint8Array(10)), webpChunk('ANMF', frameOf(data))])
  for (const removal of REMOVALS) expect(strip(file(latin1('Seoul')), removal).bytes).toEqual(file(new Uint8Array(5)))
})

test('a chunk that says it is longer than its frame leaves the next frame as it is', () => {
  const damaged = webpChunk('abcd', latin1('Seoul'))
  damaged[5] = 0x80
  const inside = [new Uint8Array(16), webpChunk('VP8 ', latin1('ab'))]
  const frames = [concatBytes([...inside, damaged]), concatBytes(inside)].map((frame) => webpChunk('ANMF', frame))
  const file = webpFile([webpChunk('VP8X', new Uint8Array(10)), ...frames])
  const [, next] = frames
  for (const removal of REMOVALS) {
    const { bytes } = strip(file, removal)
    expect(bytes.subarray(-next!.length)).toEqual(next)
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Seoul')
  }
})
