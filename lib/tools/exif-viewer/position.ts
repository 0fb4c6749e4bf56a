import type { MetadataTag } from './metadata-tag'
import type { Find } from './find-tag'

type Axis = 'Latitude' | 'Longitude'

const AXES = {
  Latitude: { limit: 90, positive: 'N', negative: 'S' },
  Longitude: { limit: 180, positive: 'E', negative: 'W' },
} as const

const MINUTES = 60
const SECONDS = 3600

/** EXIF's degrees, minutes and seconds; a missing part counts as 0. */
function fromExif(tag: MetadataTag, reference: string): number | undefined {
  if (typeof tag.value === 'string' || tag.value === null) return undefined
  const [degrees, minutes = 0, seconds = 0] = typeof tag.value === 'number' ? [tag.value] : tag.value
  if (degrees === undefined) return undefined
  const size = degrees + minutes / MINUTES + seconds / SECONDS
  return reference === 'S' || reference === 'W' ? -size : size
}

/** XMP's `34,36.22332S` or `34,36,13S` (XMP specification part 2, GPSCoordinate). */
function fromXmp(text: string): number | undefined {
  const [, degrees, minutes, seconds = '0', reference = ''] =
    /^(\d+),(\d+(?:\.\d+)?)(?:,(\d+(?:\.\d+)?))?([NSEW])$/.exec(text) ?? []
  const size = Number(degrees) + Number(minutes) / MINUTES + Number(seconds) / SECONDS
  if (!Number.isFinite(size)) return undefined
  return reference === 'S' || reference === 'W' ? -size : size
}

/** A coordinate in degrees, south and west negative; undefined if it is missing, lacks its hemisphere or is out of range. */
export function coordinateOf(find: Find, axis: Axis): number | undefined {
  const { limit, positive, negative } = AXES[axis]
  const exif = find(['gps', `GPS${axis}`])
  const reference = String(find(['gps', `GPS${axis}Ref`])?.value ?? '').trim()
  const xmp = find(['xmp', `GPS${axis}`])
  const known = reference === positive || reference === negative
  const degrees = exif && known ? fromExif(exif, reference) : xmp && fromXmp(String(xmp.value))
  return degrees !== undefined && Math.abs(degrees) <= limit ? degrees : undefined
}

/** Meters above sea level, negative below it; undefined if not stated. */
export function altitudeOf(find: Find): number | undefined {
  const tag = find(['gps', 'GPSAltitude'], ['xmp', 'GPSAltitude'])
  const below = String(find(['gps', 'GPSAltitudeRef'], ['xmp', 'GPSAltitudeRef'])?.value ?? '0') === '1'
  const [above, over = '1'] = typeof tag?.value === 'string' ? tag.value.split('/') : [tag?.value]
  const meters = Number(above ?? Number.NaN) / Number(over)
  return Number.isFinite(meters) ? (below ? -meters : meters) : undefined
}

const DIGITS = 6

/** `37.566535° N`: six decimals (0.1 m) and the hemisphere. */
export function coordinateText(degrees: number, axis: Axis): string {
  const { positive, negative } = AXES[axis]
  return `${Math.abs(degrees).toFixed(DIGITS)}° ${degrees < 0 ? negative : positive}`
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
