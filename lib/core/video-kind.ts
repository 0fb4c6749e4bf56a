import { isoBrands, imageKind } from './image-kind'
import { textAt } from './byte-reader'

const STARTS = [
  '\x1a\x45\xdf\xa3', // Matroska, WebM
  '\x30\x26\xb2\x75', // ASF: WMV
  'FLV',
  '\x00\x00\x01\xba', // MPEG program stream
  '\x00\x00\x01\xb3', // MPEG video
  '\x06\x0e\x2b\x34', // MXF
  '.RMF',
  'OggS',
  'YUV4MPEG2',
  'DKIF', // IVF
  'nut/multimedia container',
]
/** QuickTime files older than `ftyp` begin with any of these atoms. */
const QUICKTIME_ATOMS = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const RIFF_FORMS = ['AVI ', 'AVIX']
const AUDIO_STARTS = ['ID3', 'fLaC']

const TS_SYNC = 0x47
/** Plain transport streams, and those of camcorders with a time stamp before each packet. */
const TS_PACKETS = [188, 192, 204]

function isTransportStream(bytes: Uint8Array): boolean {
  return TS_PACKETS.some((size) => {
    const first = size === 192 ? 4 : 0
    return [0, 1, 2].every((packet) => bytes[first + packet * size] === TS_SYNC)
  })
}

/** True when a file that begins so may hold a video, by content and never by name; 1024 bytes are enough. */
export function mayHoldVideo(bytes: Uint8Array): boolean {
  const head = textAt(bytes, 0, 32)
  if (STARTS.some((start) => head.startsWith(start))) return true
  if (head.startsWith('RIFF')) return RIFF_FORMS.includes(head.slice(8, 12))
  if (isoBrands(bytes).length > 0) return imageKind(bytes) === null
  return QUICKTIME_ATOMS.includes(head.slice(4, 8)) || isTransportStream(bytes)
}

/** True for sound files whose beginning tells them apart from videos. */
export function isSound(bytes: Uint8Array): boolean {
  const head = textAt(bytes, 0, 12)
  if (AUDIO_STARTS.some((start) => head.startsWith(start))) return true
  if (head.startsWith('RIFF')) return head.endsWith('WAVE')
  // MPEG audio and AAC frames: eleven bits of synchronisation.
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes[1] !== 0xff && bytes[1] !== 0xfe
}
