const SAMPLE_RATE = 8000
const SECONDS = 10

/** Creates a WAV file of silence (8-bit PCM, mono). */
function silence(): Blob {
  const samples = SAMPLE_RATE * SECONDS
  const header = new DataView(new ArrayBuffer(44))
  const text = (offset: number, letters: string) =>
    [...letters].forEach((letter, index) => header.setUint8(offset + index, letter.charCodeAt(0)))
  text(0, 'RIFF')
  header.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, SAMPLE_RATE, true)
  header.setUint32(28, SAMPLE_RATE, true)
  header.setUint16(32, 1, true)
  header.setUint16(34, 8, true)
  text(36, 'data')
  header.setUint32(40, samples, true)
  return new Blob([header, new Uint8Array(samples).fill(128)], { type: 'audio/wav' })
}

interface MediaKeyHandlers {
  readonly onPlay: () => void
  readonly onPause: () => void
}

/**
 * Connects Web Audio to media keys and lock screen controls. Browsers offer a media session only to media elements, so a
 * silent looping audio element holds it. It also keeps the page audible on phones while the screen is off.
 */
export class MediaKeys {
  private readonly url = URL.createObjectURL(silence())
  private readonly element = new Audio(this.url)

  constructor({ onPlay, onPause }: MediaKeyHandlers) {
    this.element.loop = true
    const session = navigator.mediaSession
    session?.setActionHandler('play', onPlay)
    session?.setActionHandler('pause', onPause)
    session?.setActionHandler('stop', onPause)
  }

  /** Shows the current sound. If the browser refuses, the sound plays without media keys. */
  showPlaying(title: string, artist: string): void {
    void this.element.play().catch(() => {})
    if (!navigator.mediaSession) return
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist })
    navigator.mediaSession.playbackState = 'playing'
  }

  showPaused(): void {
    this.element.pause()
    if (navigator.mediaSession) navigator.mediaSession.playbackState = 'paused'
  }

  release(): void {
    this.showPaused()
    this.element.removeAttribute('src')
    URL.revokeObjectURL(this.url)
    const session = navigator.mediaSession
    if (!session) return
    for (const action of ['play', 'pause', 'stop'] as const) session.setActionHandler(action, null)
    session.metadata = null
    session.playbackState = 'none'
  }
}
