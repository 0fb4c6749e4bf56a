import { textAt, uint16At, uint32At } from '@/lib/core/byte-reader'
import { latin1 } from '@/lib/core/byte-writer'
import { boxesIn, findBox, OF_ITEMS, type IsoBox } from './boxes'
import type { Extent } from './items'

/** A text or number that a movie says about itself. */
export interface MovieEntry extends Extent {
  readonly name: string
  readonly text: string
  /** Degrees north and east. */
  readonly position?: readonly [latitude: number, longitude: number]
  /** Its box may be left out: nothing points into it. */
  readonly isLoose: boolean
}

export interface Movie {
  readonly entries: readonly MovieEntry[]
  /** XMP packets. */
  readonly packets: readonly Extent[]
  /** Names of tracks and boxes of data that nothing here reads, and where they are. */
  readonly unread: readonly (Extent & { readonly name: string; readonly isTrack: boolean })[]
}

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta', 'ilst', 'meta', 'moof', 'traf']
/** Seconds from 1904, where these files count from (ISO/IEC 14496-12, 8.2.2), to 1970. */
const SECONDS_TO_1970 = 2_082_844_800
const XMP_UUID = '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac'
/** Tracks that are watched, heard or say what another track needs. Not subtitles, in which drones write where they are. */
const WATCHED = ['vide', 'soun', 'hint', 'tmcd', 'pict', 'auxv', 'clcp']
/** Kinds of samples, as their descriptions name them, that belong to a moving photo and name neither place nor person. */
const HARMLESS = /(micro-?video|motion-?photo)[\w-]*-image-meta|mdta.{0,8}com\.apple\.quicktime\.still-image-time/
/** Boxes of a movie that are read, or only say how it is stored and shown (ISO/IEC 14496-12, 8.1; QuickTime File Format). */
const STORED = [
  ...['mvhd', 'trak', 'mvex', 'udta', 'meta', 'iods', 'pssh', 'free', 'skip', 'wide', 'XMP_'],
  ...['clip', 'ctab', 'prfl', 'rmra'],
]
/** Boxes beside `moov` that are read, only say how the movie is stored, or are not its own. Dash cameras write logs into others. */
const BESIDE = [
  ...['ftyp', 'styp', 'pdin', 'moov', 'udta', 'meta', 'moof', 'mfra', 'sidx', 'ssix', 'prft', 'mdat', 'idat'],
  ...['free', 'skip', 'wide', 'pnot', 'pict', 'PICT', 'mpvd', 'sefd'],
]
/** Boxes of user data and `meta` that only say how the movie is played or was written. */
const PLAIN = ['meta', 'hdlr', 'keys', 'ilst', 'free', 'skip', 'LOOP', 'SelO', 'AllF', 'WLOC', 'name', 'chpl', 'tags']

/** Boxes that are read or hold nothing personal, by the type of their parent; '' is the top level of the file. */
const PLAIN_IN: Readonly<Record<string, readonly string[]>> = { '': BESIDE, moov: STORED }

/** QuickTime's and 3GPP's names for user data (QuickTime File Format; 3GPP TS 26.244, 8). */
const NAMES: Readonly<Record<string, string>> = {
  '\xa9xyz': 'GPSCoordinates',
  '\xa9day': 'ContentCreateDate',
  '\xa9ART': 'Artist',
  aART: 'AlbumArtist',
  soaa: 'SortAlbumArtist',
  soar: 'SortArtist',
  '\xa9ope': 'OriginalArtist',
  '\xa9src': 'SourceCredits',
  '\xa9dir': 'Director',
  '\xa9ard': 'ArtDirector',
  '\xa9prd': 'Producer artist',
  '\xa9prf': 'Performers',
  rldt: 'ReleaseDate',
  purd: 'PurchaseDate',
  '\xa9phg': 'RecordingCopyright',
  '\xa9aut': 'Author',
  '\xa9cpy': 'Copyright',
  '\xa9nam': 'Title',
  '\xa9cmt': 'Comment',
  '\xa9mak': 'Make',
  '\xa9mod': 'Model',
  '\xa9swr': 'Software',
  '\xa9too': 'Software',
  auth: 'Author',
  perf: 'Performer artist',
  cprt: 'Copyright',
  titl: 'Title',
  dscp: 'Description',
  desc: 'Description',
  loci: 'GPSCoordinates',
  mvhd: 'CreateDate',
  tkhd: 'TrackCreateDate',
  mdhd: 'MediaCreateDate',
}
const QUICKTIME = /^com\.apple\.quicktime\./

function textIn(bytes: Uint8Array, start: number, end: number): string {
  const isUtf16 = bytes[start] === 0xfe && bytes[start + 1] === 0xff
  const text = new TextDecoder(isUtf16 ? 'utf-16be' : 'utf-8').decode(bytes.subarray(start, Math.max(start, end)))
  return text.replace(/\0.*$/s, '').trim()
}

/** Degrees of ISO 6709, annex H: `+37.5665+126.9780+030/`, or with minutes, or with seconds, after the degrees' digits. */
function positionIn(text: string): MovieEntry['position'] {
  const parts = /^([+-])(\d\d)(\d\d)?(\d\d)?(\.\d*)?([+-])(\d{3})(\d\d)?(\d\d)?(\.\d*)?/.exec(text)
  if (!parts) return undefined
  const degrees = ([sign, whole, minutes, seconds, fraction = '']: readonly (string | undefined)[]) => {
    const all = [whole, minutes, seconds].filter((part) => part !== undefined)
    const numbers = all.map((part, index) => Number(index === all.length - 1 ? `${part}${fraction}` : part))
    const size = numbers.reduce((sum, number, index) => sum + number / 60 ** index, 0)
    return sign === '-' ? -size : size
  }
  return onGlobe(degrees(parts.slice(1, 6)), degrees(parts.slice(6)))
}

function onGlobe(latitude: number, longitude: number): MovieEntry['position'] {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : undefined
}

/** When a movie, track or medium was made, or, as the second time, changed, as a date in UTC; '' for none. */
function momentOf(bytes: Uint8Array, { start }: IsoBox, index: 0 | 1 = 0): string {
  const isWide = bytes[start] === 1
  const at = start + 4 + index * (isWide ? 8 : 4)
  const seconds = isWide ? uint32At(bytes, at) * 2 ** 32 + uint32At(bytes, at + 4) : uint32At(bytes, at)
  // Some writers count from 1970.
  const since1970 = seconds < SECONDS_TO_1970 ? seconds : seconds - SECONDS_TO_1970
  const date = new Date(since1970 * 1000)
  return seconds === 0 || Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z')
}

/** The offset past a name of UTF-8, or of UTF-16 after its mark, and the zero that ends it. */
function nameEnd(bytes: Uint8Array, start: number, end: number): number {
  const size = bytes[start] === 0xfe && bytes[start + 1] === 0xff ? 2 : 1
  let at = start
  while (at < end && (bytes[at] !== 0 || (size === 2 && bytes[at + 1] !== 0))) at += size
  return at + size
}

/** A place of 3GPP's box `loci`: a language, a name, a role, then longitude, latitude and altitude of 16.16 bits. */
function placeOf(bytes: Uint8Array, { start, end }: IsoBox): Pick<MovieEntry, 'text' | 'position'> {
  const name = textIn(bytes, start + 6, end)
  const at = nameEnd(bytes, start + 6, end) + 1
  const degrees = (from: number) => (uint32At(bytes, from) | 0) / 0x10000
  const [latitude, longitude] = [degrees(at + 4), degrees(at)]
  const text = [name, `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`].filter(Boolean).join(' ')
  return { text, position: onGlobe(latitude, longitude) }
}

/** The names that QuickTime's box `keys` gives to the entries of `ilst`. */
function keysIn(bytes: Uint8Array, boxes: readonly IsoBox[]): string[] {
  const keys = findBox(boxes, 'keys')
  return keys ? boxesIn(bytes, keys.start + 8, keys.end).map(({ start, end }) => textIn(bytes, start, end)) : []
}

class Reading {
  readonly entries: MovieEntry[] = []
  readonly packets: Extent[] = []
  readonly unread: { name: string; start: number; end: number; isTrack: boolean }[] = []

  constructor(private readonly bytes: Uint8Array) {}

  read(from: number, to: number, parent: string, keys: readonly string[] = []): void {
    const boxes = boxesIn(this.bytes, from, to)
    const names = keysIn(this.bytes, boxes)
    let at = from
    for (const box of boxes) {
      this.box(box, at, parent, box.type === 'ilst' ? names : keys)
      at = box.end
    }
  }

  private box(box: IsoBox, from: number, parent: string, keys: readonly string[]): void {
    const { bytes } = this
    const { type, start, end } = box
    const add = (found: Pick<MovieEntry, 'text' | 'position'>, name = NAMES[type] ?? type, isLoose = true) => {
      // Movie, track and medium were most often made at the same time.
      const isRepeated = !isLoose && this.entries.some(({ text }) => text === found.text)
      if (found.text && !isRepeated) this.entries.push({ name, start: from, end, isLoose, ...found })
    }
    const addText = (text: string, name?: string) => add({ text, position: positionIn(text) }, name)
    if (parent === 'ilst') {
      const parts = boxesIn(bytes, start, end)
      const [data, own] = [findBox(parts, 'data'), findBox(parts, 'name')]
      // A free-form entry of iTunes has its name in a box, after four bytes of version and flags.
      const free = own && textIn(bytes, own.start + 4, own.end)
      const name = (keys[uint32At(bytes, from + 4) - 1] ?? free ?? NAMES[type] ?? type).replace(QUICKTIME, '')
      // A type of 1 or 2 is text (QuickTime File Format, well-known types).
      const isText = data && [1, 2].includes(uint32At(bytes, data.start))
      if (data) addText(isText ? textIn(bytes, data.start + 8, data.end) : `(${data.end - data.start - 8} bytes)`, name)
    } else if (type === 'meta') {
      // QuickTime's has no version before its boxes.
      this.read(start + (textAt(bytes, start + 4, 4) === 'hdlr' ? 0 : 4), end, parent === '' ? 'file' : type)
    } else if (CONTAINERS.includes(type)) this.read(start, end, type, keys)
    else if (['mvhd', 'tkhd', 'mdhd'].includes(type)) {
      add({ text: momentOf(bytes, box) }, undefined, false)
      if (type === 'mvhd') add({ text: momentOf(bytes, box, 1) }, 'ModifyDate', false)
    } else if (type === 'uuid' && textAt(bytes, start, 16) === XMP_UUID) this.packets.push({ start: start + 16, end })
    else if (type === 'XMP_') this.packets.push({ start, end })
    else if (type === 'uuid' || !(PLAIN_IN[parent]?.includes(type) ?? true)) this.leave(box, from)
    else if (type === 'hdlr' && parent === 'mdia') this.track(textAt(bytes, start + 8, 4), from)
    else if (parent === 'udta') this.userData(box, from, add, addText)
    // Items, XML and ID3 tags.
    else if (
      ['meta', 'file'].includes(parent) &&
      !PLAIN.includes(type) &&
      !(parent === 'file' && OF_ITEMS.includes(type))
    )
      this.leave(box, from)
  }

  private userData(
    box: IsoBox,
    from: number,
    add: (found: Pick<MovieEntry, 'text' | 'position'>) => void,
    addText: (text: string) => void,
  ): void {
    const { type, start, end } = box
    if (type === 'loci') add(placeOf(this.bytes, box))
    else if (type.startsWith('\xa9')) {
      // Several texts, each after its length and language.
      for (let at = start; at + 4 < end; at += 4 + uint16At(this.bytes, at))
        addText(textIn(this.bytes, at + 4, Math.min(end, at + 4 + uint16At(this.bytes, at))))
    } else if (NAMES[type]) addText(textIn(this.bytes, start + 6, end))
    else if (!PLAIN.includes(type)) this.leave(box, from)
  }

  private leave({ type, start, end }: IsoBox, from: number): void {
    if (end > start) this.unread.push({ name: type.trim(), start: from, end, isTrack: false })
  }

  /** A track of data, of which the description follows its handler. */
  private track(handler: string, from: number): void {
    if (WATCHED.includes(handler)) return
    const end = Math.min(from + 4096, this.bytes.length)
    const description = new TextDecoder('latin1').decode(this.bytes.subarray(from, end))
    if (!HARMLESS.test(description) || /location|camm|gpmd/.test(description))
      this.unread.push({ name: handler.trim(), start: from, end: from, isTrack: true })
  }
}

/** Names of entries that tell a place, beside those that hold a position. */
const PLACE_NAME = /gps|location|place/i

/**
 * A copy of a movie of the same length without its places, and without user data that cannot be read; null where a track may
 * hold places that cannot be read. `clearXmp` does the same for a packet.
 */
export function movieWithoutPlace(
  bytes: Uint8Array,
  clearXmp: (packet: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> | null {
  const { entries, packets, unread } = readMovie(bytes)
  if (unread.some(({ isTrack }) => isTrack)) return null
  const copy = Uint8Array.from(bytes)
  for (const { start, end } of packets) copy.set(clearXmp(copy.subarray(start, end)), start)
  const places = entries.filter(({ name, position, isLoose }) => isLoose && (position ?? PLACE_NAME.test(name)))
  for (const { start, end } of [...places, ...unread]) {
    copy.set(latin1('free'), start + 4)
    copy.fill(0, start + 8, end)
  }
  return copy
}

/**
 * What an MP4 or QuickTime movie says about itself: times (UTC, `2024-07-01T10:00:00Z`), places, persons and texts, XMP, and the names of data
 * that is not read. Offsets count from the start of `bytes`.
 */
export function readMovie(bytes: Uint8Array): Movie {
  const reading = new Reading(bytes)
  reading.read(0, bytes.length, '')
  return reading
}
