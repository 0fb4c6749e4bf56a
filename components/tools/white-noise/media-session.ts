import { concatBytes, latin1, uint32LittleEndian } from '@/lib/core/byte-writer'

const SAMPLE_RATE = 8000
const SECONDS = 10

/** Creates a WAV file of silence (8-bit PCM, mono). */
function silence(): Blob {
  const samples = SAMPLE_RATE * SECONDS
  const rate = uint32LittleEndian(SAMPLE_RATE)
  const format = [uint32LittleEndian(16), latin1('\x01\0\x01\0'), rate, rate, latin1('\x01\0\x08\0')]
  const header = [latin1('RIFF'), uint32LittleEndian(36 + samples), latin1('WAVEfmt '), ...format, latin1('data')]
  const wav = concatBytes([...header, uint32LittleEndian(samples), new Uint8Array(samples).fill(128)])
  return new Blob([wav], { type: 'audio/wav' })
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
