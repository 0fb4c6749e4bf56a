/** Width and height, in pixels unless stated otherwise. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Part of a picture, from its top left corner. */
export interface Rectangle extends Size {
  readonly x: number
  readonly y: number
}
