const SAMPLE_RATE = 8000
const SECONDS = 10

/** A WAV file of silence (8-bit PCM, one channel). */
function silence(): Blob {
  const samples = SAMPLE_RATE * SECONDS
  const header = new DataView(new ArrayBuffer(44))
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => header.setUint8(at + index, letter.charCodeAt(0)))
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

interface Keys {
  readonly onPlay: () => void
  readonly onPause: () => void
}

/**
 * Media keys and lock screen for sound made by Web Audio, which browsers do not count as media: a silent, endless audio
 * element holds the session. Phones also keep the page sounding with the screen off because of it.
 */
export class MediaKeys {
  private readonly url = URL.createObjectURL(silence())
  private readonly element = new Audio(this.url)

  constructor({ onPlay, onPause }: Keys) {
    this.element.loop = true
    const session = navigator.mediaSession
    session?.setActionHandler('play', onPlay)
    session?.setActionHandler('pause', onPause)
    session?.setActionHandler('stop', onPause)
  }

  /** Shows what sounds. Where the browser refuses, sound goes on without keys. */
  playing(title: string, artist: string): void {
    void this.element.play().catch(() => {})
    if (!navigator.mediaSession) return
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist })
    navigator.mediaSession.playbackState = 'playing'
  }

  paused(): void {
    this.element.pause()
    if (navigator.mediaSession) navigator.mediaSession.playbackState = 'paused'
  }

  release(): void {
    this.paused()
    this.element.removeAttribute('src')
    URL.revokeObjectURL(this.url)
    const session = navigator.mediaSession
    if (!session) return
    for (const action of ['play', 'pause', 'stop'] as const) session.setActionHandler(action, null)
    session.metadata = null
    session.playbackState = 'none'
  }
}
