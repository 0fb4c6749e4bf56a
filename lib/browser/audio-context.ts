import { ToolError } from '@/lib/core/errors'

const RESUME_MILLISECONDS = 4000

/** A context, not running yet. ToolError `audioFailed` where the browser has no Web Audio or no more of it. */
export function openAudio(): AudioContext {
  try {
    return new AudioContext({ latencyHint: 'playback' })
  } catch {
    throw new ToolError('audioFailed')
  }
}

/** Makes a context run; call it from a press. ToolError `audioFailed` where the browser or the device will not. */
export async function runAudio(context: AudioContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('resume never answered')), RESUME_MILLISECONDS)
  })
  try {
    await Promise.race([context.resume(), tooLong])
  } catch {
    throw new ToolError('audioFailed')
  } finally {
    clearTimeout(timer)
  }
}
