/** What the screen's buttons do with a preview, whatever shows it. */
export interface Player {
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
  /** Seconds from the video's beginning that are on the screen. */
  readonly position: () => number
}

export interface PreviewProps {
  /** Called with the times shown. */
  readonly onTime: (seconds: number) => void
  readonly onPlaying: (playing: boolean) => void
}
