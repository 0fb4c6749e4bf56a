import { ToolError } from '@/lib/core/errors'

const RESUME_MILLISECONDS = 4000

/** Creates a suspended context. Throws ToolError `audioFailed` without Web Audio support or if the limit is reached. */
export function openAudio(): AudioContext {
  try {
    return new AudioContext({ latencyHint: 'playback' })
  } catch {
    throw new ToolError('audioFailed')
  }
}

/** Resumes a context; must be called in a user gesture. Rejects with ToolError `audioFailed` if the browser refuses. */
export async function runAudio(context: AudioContext): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('resume never answered')), RESUME_MILLISECONDS)
  })
  try {
    await Promise.race([context.resume(), timeout])
  } catch {
    throw new ToolError('audioFailed')
  } finally {
    clearTimeout(timer)
  }
}
