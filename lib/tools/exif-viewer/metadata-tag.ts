import type { Encoding } from '@/lib/text/encoding'
import type { Behind, Part, Unread } from '@/lib/image/formats/metadata/blocks'

/** Names of the groups, which are the same in every language. */
export const GROUP_NAMES = {
  exif: 'EXIF',
  gps: 'GPS',
  xmp: 'XMP',
  iptc: 'IPTC',
  icc: 'ICC',
  makerNotes: 'MakerNotes',
  photoshop: 'Photoshop',
  png: 'PNG',
  thumbnail: 'Thumbnail',
  mpf: 'MPF',
  jfif: 'JFIF',
  riff: 'RIFF',
  gif: 'GIF',
  video: 'Video',
  samsung: 'Samsung',
  file: 'File',
} as const
export type MetadataGroup = keyof typeof GROUP_NAMES

/** One entry of what a picture file says about itself. */
export interface MetadataTag {
  /** Where it stands if not in the data of the picture itself. */
  readonly part?: Part
  readonly group: MetadataGroup
  readonly name: string
  /** The value as a person reads it. */
  readonly text: string
  /** The value itself where it is a number, several numbers or a text; rationals divided. */
  readonly value: number | readonly number[] | string | null
  /** In which the text was read because its bytes look like it: the file does not say. */
  readonly encoding?: Encoding
}

/** What a file says about itself, what follows its picture, and what of it could not be read. */
export interface Metadata {
  readonly tags: readonly MetadataTag[]
  readonly behind: readonly Behind[]
  readonly unread: readonly Unread[]
}
