import { isoBrands, imageKind } from '@/lib/image/formats/kind'
import { textAt } from '@/lib/core/byte-reader'

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
/** QuickTime files older than `ftyp` start with one of these atoms. */
const QUICKTIME_ATOMS = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
const RIFF_FORMS = ['AVI ', 'AVIX']
const AUDIO_STARTS = ['ID3', 'fLaC']

const TS_SYNC = 0x47
/** Packet sizes of transport streams: plain, with a timestamp (camcorders), and with error correction. */
const TS_PACKETS = [188, 192, 204]

function isTransportStream(bytes: Uint8Array): boolean {
  return TS_PACKETS.some((size) => {
    const first = size === 192 ? 4 : 0
    return [0, 1, 2].every((packet) => bytes[first + packet * size] === TS_SYNC)
  })
}

/** True when a file may be a video, by its first bytes (1024 suffice). */
export function mayHoldVideo(bytes: Uint8Array): boolean {
  const head = textAt(bytes, 0, 32)
  if (STARTS.some((start) => head.startsWith(start))) return true
  if (head.startsWith('RIFF')) return RIFF_FORMS.includes(head.slice(8, 12))
  if (isoBrands(bytes).length > 0) return imageKind(bytes) === null
  return QUICKTIME_ATOMS.includes(head.slice(4, 8)) || isTransportStream(bytes)
}

/** True for recognizable audio files. */
export function isAudio(bytes: Uint8Array): boolean {
  const head = textAt(bytes, 0, 12)
  if (AUDIO_STARTS.some((start) => head.startsWith(start))) return true
  if (head.startsWith('RIFF')) return head.endsWith('WAVE')
  // MPEG audio and AAC frames start with eleven sync bits; 0xFFFE and 0xFFFF are no frames.
  return bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0 && bytes[1] !== 0xff && bytes[1] !== 0xfe
}
