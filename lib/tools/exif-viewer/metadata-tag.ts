import type { Behind, Part, Unread } from '@/lib/image/formats/metadata/blocks'

export type MetadataGroup =
  | 'exif'
  | 'gps'
  | 'xmp'
  | 'iptc'
  | 'icc'
  | 'makerNotes'
  | 'photoshop'
  | 'png'
  | 'thumbnail'
  | 'mpf'
  | 'jfif'
  | 'riff'
  | 'gif'
  | 'video'
  | 'samsung'
  | 'file'

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
}

/** What a file says about itself, what follows its picture, and what of it could not be read. */
export interface Metadata {
  readonly tags: readonly MetadataTag[]
  readonly behind: readonly Behind[]
  readonly unread: readonly Unread[]
}
