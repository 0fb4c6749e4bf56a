import type * as FfmpegPackage from '@ffmpeg/ffmpeg'
import type { FFmpeg } from '@ffmpeg/ffmpeg'
import { ToolError } from '@/lib/core/errors'

/** What starts the engine: absolute addresses of the package @ffmpeg/ffmpeg and of its core's script, and the program. */
export interface FfmpegFiles {
  readonly packageUrl: string
  readonly scriptUrl: string
  readonly program: Blob
}

/** The package says nothing when its worker cannot be loaded; a slow device starts within this. */
const START_MILLISECONDS = 60_000

let started: { readonly url: string; readonly ffmpeg: Promise<FFmpeg> } | undefined

/** The engine of this worker, started when first asked for. ToolError `engineFailed`. */
export function startFfmpeg(files: FfmpegFiles): Promise<FFmpeg> {
  if (started?.url !== files.scriptUrl) started = { url: files.scriptUrl, ffmpeg: start(files) }
  return started.ffmpeg
}

/** Ends an engine that broke down; the next one asked for is started anew. */
export function endFfmpeg(ffmpeg: FFmpeg): void {
  started = undefined
  ffmpeg.terminate()
}

async function start({ packageUrl, scriptUrl, program }: FfmpegFiles): Promise<FFmpeg> {
  const programUrl = URL.createObjectURL(program)
  let ffmpeg: FFmpeg | undefined
  try {
    // Served as it came: Turbopack cannot take apart the line in which the package starts its worker.
    const { FFmpeg } = (await import(
      /* turbopackIgnore: true */ /* webpackIgnore: true */ packageUrl
    )) as typeof FfmpegPackage
    ffmpeg = new FFmpeg()
    const urls = { coreURL: scriptUrl, wasmURL: programUrl }
    await ffmpeg.load(urls, { signal: AbortSignal.timeout(START_MILLISECONDS) })
    return ffmpeg
  } catch {
    started = undefined
    ffmpeg?.terminate()
    throw new ToolError('engineFailed')
  } finally {
    URL.revokeObjectURL(programUrl)
  }
}
