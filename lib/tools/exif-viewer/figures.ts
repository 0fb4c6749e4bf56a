import type { MetadataTag } from './metadata-tag'
import { finder, type Find, type Source } from './find-tag'
import { parseMoment, type Moment } from './moment'
import { altitudeOf, coordinateOf } from './position'

/** Sources of a text in order of preference: EXIF, XMP, then IPTC and PNG texts (CIPA DC-010). */
const TEXTS = {
  make: ['exif Make', 'xmp Make'],
  model: ['exif Model', 'xmp Model'],
  lensModel: ['exif LensModel', 'xmp LensModel', 'xmp Lens', 'makerNotes LensModel'],
  software: ['exif Software', 'xmp CreatorTool', 'png Software'],
  title: ['xmp title', 'iptc Object Name', 'exif XPTitle', 'exif ImageTitle', 'png Title'],
  description: [
    'exif ImageDescription',
    'xmp description',
    'iptc Caption/Abstract',
    'png Description',
    'exif UserComment',
  ],
  keywords: ['xmp subject', 'iptc Keywords', 'exif XPKeywords'],
  artist: ['exif Artist', 'exif Photographer', 'xmp creator', 'iptc By-line', 'png Author'],
  copyright: ['exif Copyright', 'xmp rights', 'iptc Copyright Notice', 'png Copyright'],
  serialNumber: ['exif BodySerialNumber', 'xmp SerialNumber', 'makerNotes SerialNumber'],
  lensSerialNumber: ['exif LensSerialNumber', 'xmp LensSerialNumber'],
  colorProfile: ['icc ICC Description'],
} as const satisfies Readonly<Record<string, readonly Source[]>>

/** Sources of a positive number: seconds, f-number, ISO, millimeters. */
const NUMBERS = {
  exposureTime: ['exif ExposureTime', 'xmp ExposureTime'],
  fNumber: ['exif FNumber', 'xmp FNumber'],
  iso: ['exif ISOSpeedRatings', 'xmp PhotographicSensitivity', 'xmp ISOSpeedRatings'],
  focalLength: ['exif FocalLength', 'xmp FocalLength'],
} as const satisfies Readonly<Record<string, readonly Source[]>>

type Texts = { readonly [Name in keyof typeof TEXTS]?: string }
type Numbers = { readonly [Name in keyof typeof NUMBERS]?: number }

/** The main figures of a photograph, as far as the file contains them. */
export interface Figures extends Texts, Numbers {
  readonly dateTimeOriginal?: Moment
  /** 1 to 8. */
  readonly orientation?: number
  /** Degrees, south and west negative; both or neither. */
  readonly latitude?: number
  readonly longitude?: number
  /** Minutes or seconds of the position cannot be read. */
  readonly isPositionPartial?: boolean
  /** Meters, below sea level negative. */
  readonly altitude?: number
}

/** A positive number, including XMP fractions such as `1/250`; undefined for anything else. */
function positiveOf(tag: MetadataTag | undefined): number | undefined {
  const given = tag?.value
  const value = typeof given === 'object' ? given?.[0] : given
  const [, above, below = '1'] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(String(value ?? '')) ?? []
  const number = typeof value === 'number' ? value : Number(above) / Number(below)
  return Number.isFinite(number) && number > 0 ? number : undefined
}

function orientationOf(find: Find): number | undefined {
  const value = positiveOf(find('exif Orientation', 'xmp Orientation'))
  return value !== undefined && Number.isInteger(value) && value <= 8 ? value : undefined
}

type Position = Pick<Figures, 'latitude' | 'longitude' | 'isPositionPartial'>

function positionOf(find: Find): Position {
  const [latitude, longitude] = [coordinateOf(find, 'Latitude'), coordinateOf(find, 'Longitude')]
  if (latitude && longitude) {
    const isPartial = latitude.isPartial || longitude.isPartial
    return { latitude: latitude.degrees, longitude: longitude.degrees, ...(isPartial && { isPositionPartial: true }) }
  }
  const filmed = find('video GPSCoordinates', 'video location.ISO6709')?.value
  return Array.isArray(filmed) ? { latitude: filmed[0], longitude: filmed[1] } : {}
}

function momentOf(find: Find): Moment | undefined {
  const separate = find('exif OffsetTimeOriginal')?.text
  const read = (...sources: readonly Source[]) => parseMoment(find(...sources)?.text, separate)
  return (
    read('exif DateTimeOriginal') ??
    read('xmp DateTimeOriginal', 'xmp DateCreated') ??
    read('video creationdate', 'video CreateDate')
  )
}

/** What a file says that a copy of the picture, a picture or a movie in it may say instead. */
function personalOf(tags: readonly MetadataTag[]): Position & Pick<Figures, 'dateTimeOriginal'> {
  const find = finder(tags)
  const dateTimeOriginal = momentOf(find)
  return { ...positionOf(find), ...(dateTimeOriginal && { dateTimeOriginal }) }
}

function withoutGaps<T extends object>(figures: T): Partial<T> {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as Partial<T>
}

function fromTable<T>(table: Readonly<Record<string, readonly Source[]>>, read: (sources: readonly Source[]) => T) {
  return Object.fromEntries(Object.entries(table).map(([name, sources]) => [name, read(sources)]))
}

/** Makers, cameras and programs have plain names (EXIF 2.32: ASCII), which rules out bytes of damaged files. */
const NAMES = ['make', 'model', 'lensModel', 'software']

function isPlausibleName(text: string): boolean {
  return hasLetters(text) && !/[\p{C}\ufffd]/u.test(text)
}

/** Some cameras and programs leave blanks or signs where a text should be. */
function hasLetters(text = ''): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** A file's tags → its figures. */
export function figuresOf(all: readonly MetadataTag[]): Figures {
  const tags = all.filter(({ part }) => !part)
  const parts = [...new Set(all.map(({ part }) => part))]
  const find = finder(tags)
  const texts = fromTable(TEXTS, (sources) => sources.map((source) => find(source)?.text).find(hasLetters))
  for (const name of NAMES) if (!isPlausibleName(texts[name] ?? '')) texts[name] = undefined
  const personal = parts.map((wanted) => personalOf(all.filter(({ part }) => part === wanted)))
  return withoutGaps({
    ...(texts as Texts),
    ...(fromTable(NUMBERS, (sources) => positiveOf(find(...sources))) as Numbers),
    dateTimeOriginal: personal.find(({ dateTimeOriginal }) => dateTimeOriginal)?.dateTimeOriginal,
    orientation: orientationOf(find),
    ...(personal.find(({ latitude }) => latitude !== undefined) as Position | undefined),
    altitude: altitudeOf(find),
  })
}
