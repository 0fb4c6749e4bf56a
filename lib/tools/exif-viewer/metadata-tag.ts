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
  | 'file'

/** One entry of what a picture file says about itself. */
export interface MetadataTag {
  readonly group: MetadataGroup
  readonly name: string
  /** The value as a person reads it. */
  readonly text: string
  /** The value itself where it is a number, several numbers or a text; rationals divided. */
  readonly value: number | readonly number[] | string | null
}
