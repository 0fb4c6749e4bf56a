import type { MetadataTag } from './metadata-tag'
import type { Find } from './find-tag'

type Axis = 'Latitude' | 'Longitude'

const AXES = {
  Latitude: { limit: 90, positive: 'N', negative: 'S' },
  Longitude: { limit: 180, positive: 'E', negative: 'W' },
} as const

const MINUTES = 60
const SECONDS = 3600

/** Degrees, south and west negative; `isPartial` where a part of them cannot be read and counts as 0. */
export interface Coordinate {
  readonly degrees: number
  readonly isPartial: boolean
}

/** EXIF's degrees, minutes and seconds; a missing part counts as 0, and so does one that is divided by zero. */
function fromExif(tag: MetadataTag, reference: string): Coordinate | undefined {
  if (typeof tag.value === 'string' || tag.value === null) return undefined
  const [degrees = Number.NaN, ...smaller] = typeof tag.value === 'number' ? [tag.value] : tag.value
  const [minutes = 0, seconds = 0] = smaller.map((part) => (Number.isFinite(part) ? part : 0))
  const size = degrees + minutes / MINUTES + seconds / SECONDS
  const isPartial = !smaller.every(Number.isFinite)
  return { degrees: reference === 'S' || reference === 'W' ? -size : size, isPartial }
}

/** XMP's `34,36.22332S` or `34,36,13S` (XMP specification part 2, GPSCoordinate), and the degrees `-34.603722` of some programs. */
function fromXmp(text: string): Coordinate | undefined {
  if (/^[-+]?\d+\.\d+$/.test(text)) return { degrees: Number(text), isPartial: false }
  const [, degrees, minutes, seconds = '0', reference = ''] =
    /^(\d+),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?([NSEW])$/.exec(text) ?? []
  const size = Number(degrees) + Number(minutes) / MINUTES + Number(seconds) / SECONDS
  if (!Number.isFinite(size)) return undefined
  return { degrees: reference === 'S' || reference === 'W' ? -size : size, isPartial: false }
}

/** A coordinate; undefined if it is missing, lacks its hemisphere, has no degrees or is out of range. */
export function coordinateOf(find: Find, axis: Axis): Coordinate | undefined {
  const { limit, positive, negative } = AXES[axis]
  const exif = find(`gps GPS${axis}`)
  const reference = String(find(`gps GPS${axis}Ref`)?.value ?? '').trim()
  const xmp = find(`xmp GPS${axis}`)
  const known = reference === positive || reference === negative
  const found = exif && known ? fromExif(exif, reference) : xmp && fromXmp(String(xmp.value))
  return found && Math.abs(found.degrees) <= limit ? found : undefined
}

/** Meters above sea level, negative below it; undefined if not stated. */
export function altitudeOf(find: Find): number | undefined {
  const tag = find('gps GPSAltitude', 'xmp GPSAltitude')
  const below = String(find('gps GPSAltitudeRef', 'xmp GPSAltitudeRef')?.value ?? '0') === '1'
  const [above, over = '1'] = typeof tag?.value === 'string' ? tag.value.split('/') : [tag?.value]
  const meters = Number(above ?? Number.NaN) / Number(over)
  return Number.isFinite(meters) ? (below ? -meters : meters) : undefined
}

const DIGITS = 6

/** `37.566535° N`: six decimals (0.1 m) and the hemisphere; `49°30′ N` where the seconds cannot be read. */
export function coordinateText({ degrees, isPartial }: Coordinate, axis: Axis): string {
  const { positive, negative } = AXES[axis]
  const size = Math.abs(degrees)
  const minutes = Math.round(size * MINUTES)
  const rounded = `${Math.floor(minutes / MINUTES)}°${String(minutes % MINUTES).padStart(2, '0')}′`
  return `${isPartial ? rounded : `${size.toFixed(DIGITS)}°`} ${degrees < 0 ? negative : positive}`
}

/** `37.566535, 126.977969`, as map services take it. */
export function positionText(latitude: number, longitude: number): string {
  return `${latitude.toFixed(DIGITS)}, ${longitude.toFixed(DIGITS)}`
}

/** OpenStreetMap's page of a place with a mark on it (wiki.openstreetmap.org/wiki/Browsing). */
export function mapLink(latitude: number, longitude: number): string {
  const place = `${latitude.toFixed(DIGITS)}`
  const query = new URLSearchParams(`mlat=${place}&mlon=${longitude.toFixed(DIGITS)}`)
  return `https://www.openstreetmap.org/?${query.toString()}#map=15/${place}/${longitude.toFixed(DIGITS)}`
}
