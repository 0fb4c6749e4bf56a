import { userComment } from './user-comment'

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1'))))

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['ASCII, cut at its first NUL', bytes('ASCII\0\0\0GCM_TAG\0\x01\x02rest'), 'GCM_TAG'],
  ['ASCII of blanks only', bytes('ASCII\0\0\0       \0'), ''],
  ['Unicode, little-endian', bytes('UNICODE\0', [...utf16('서울의 아침')]), '서울의 아침'],
  ['Unicode, big-endian', bytes('UNICODE\0', [...utf16('서울의 아침').swap16()]), '서울의 아침'],
  ['Unicode of two letters, little-endian', bytes('UNICODE\0', [...utf16('서울')]), '서울'],
  ['Unicode of many scripts', bytes('UNICODE\0', [...utf16('①②③ ㈜한국 ﾊﾝｶｸ').swap16()]), '①②③ ㈜한국 ﾊﾝｶｸ'],
  ['Unicode, Latin, big-endian', bytes('UNICODE\0', [...utf16('morning').swap16()]), 'morning'],
  ['Unicode with a byte order mark', bytes('UNICODE\0', [0xff, 0xfe], [...utf16('é')]), 'é'],
  [
    'Unicode with a byte order mark that bytes of one kind contradict',
    bytes('UNICODE\0', [0xff, 0xfe], [0x00, 0x41, 0x00, 0x42]),
    '\u4100\u4200',
  ],
  ['JIS', bytes('JIS\0\0\0\0\0', '\x1b$BEl5~\x1b(B'), '東京'],
  ['no stated code', bytes('\0\0\0\0\0\0\0\0', [...Buffer.from('夜景')]), '夜景'],
  ['nothing at all', bytes(''), ''],
])('a comment in %s', (_, given, text) => expect(userComment(given)).toBe(text))
