/** A file without its data. */
export interface Stripped {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The one entry that stays where it is not 1: without it the picture would turn. */
  readonly orientation: number
}
