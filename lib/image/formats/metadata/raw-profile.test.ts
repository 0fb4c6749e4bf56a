import { latin1 } from '@/lib/core/byte-writer'
import { asResources, rawProfile, rawProfileText } from './raw-profile'

/** IIM data set 2:90, City (IPTC-NAA IIM 4.2). */
const CITY = latin1('\x1c\x02\x5a\0\x05Seoul')
const EXIF = latin1('II*\0\x08\0\0\0\0\0')

const textOf = (name: string, length: number, hex: string) =>
  latin1(`Raw profile type ${name}\0\n${name}\n${String(length).padStart(8)}\n${hex}\n`)
const hexOf = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
    .toString('hex')
    .replace(/.{72}/g, '$&\n')
const windows = latin1(`Raw profile type exif\0\r\nexif\r\n      16\r\n${hexOf('Exif\0\0', EXIF)}\r\n`)

test.each([
  ['exif', textOf('exif', 16, hexOf('Exif\0\0', EXIF)), { kind: 'exif', content: EXIF }],
  ['lines of Windows', windows, { kind: 'exif', content: EXIF }],
  [
    'an international text',
    latin1(`Raw profile type exif\0\0\0en\0EXIF\0\nexif\n      16\n${hexOf('Exif\0\0', EXIF)}\n`),
    { kind: 'exif', content: EXIF },
  ],
  ['EXIF of a segment', textOf('APP1', 16, hexOf('Exif\0\0', EXIF)), { kind: 'exif', content: EXIF }],
  [
    'XMP of a segment',
    textOf('APP1', 33, hexOf('http://ns.adobe.com/xap/1.0/\0', '<a/>')),
    { kind: 'xmp', content: latin1('<a/>') },
  ],
  ['XMP', textOf('xmp', 4, hexOf('<a/>')), { kind: 'xmp', content: latin1('<a/>') }],
  ['IPTC', textOf('iptc', 10, hexOf(CITY)), { kind: 'resources', content: asResources(CITY) }],
  ['resources', textOf('8bim', 22, hexOf(asResources(CITY))), { kind: 'resources', content: asResources(CITY) }],
])('the digits of %s', (_, text, profile) => expect(rawProfile(text)).toEqual(profile))

test.each([
  ['another text', latin1('Comment\0exif')],
  ['another length', textOf('exif', 9, hexOf('Exif\0\0', EXIF))],
  ['no digits', textOf('exif', 0, '')],
  ['a color profile', textOf('icc', 4, hexOf('abcd'))],
])('%s is no profile', (_, text) => expect(rawProfile(text)).toBeNull())

test('a block is written as it is read', () => {
  for (const kind of ['exif', 'xmp', 'resources'] as const) {
    const content = kind === 'exif' ? EXIF : kind === 'xmp' ? latin1('<a/>'.repeat(30)) : asResources(CITY)
    expect(rawProfile(rawProfileText({ kind, content }))).toEqual({ kind, content })
  }
})
