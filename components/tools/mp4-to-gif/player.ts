/** Controls of a preview, implemented by both players. */
export interface Player {
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  /** The displayed time in seconds. */
  readonly position: () => number
}

export interface PreviewProps {
  /** Called with each displayed time in seconds. */
  readonly onTime: (seconds: number) => void
  readonly onPlaying: (isPlaying: boolean) => void
}
