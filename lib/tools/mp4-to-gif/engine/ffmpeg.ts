import type * as FfmpegPackage from '@ffmpeg/ffmpeg'
import type { FFmpeg } from '@ffmpeg/ffmpeg'
import { ToolError } from '@/lib/core/errors'

/**
 * Files of the engine: absolute URLs of the package @ffmpeg/ffmpeg and of its core's script, and the WebAssembly
 * program.
 */
export interface FfmpegFiles {
  readonly packageUrl: string
  readonly scriptUrl: string
  readonly program: Blob
}

/**
 * Timeout for starting, because the package does not report a worker that cannot be loaded. Enough for slow devices.
 */
const START_MILLISECONDS = 60_000

/**
 * Runs after which ffmpeg is restarted. Each run ends with an abort that leaks a part of the stack, and ffmpeg crashes after 100 to
 * 160 runs.
 */
const MOST_RUNS = 60

let runs = 0
let started: { readonly url: string; readonly ffmpeg: Promise<FFmpeg> } | undefined

/** Returns the engine of this worker, starting it on first use. Throws ToolError `engineFailed`. */
export function startFfmpeg(files: FfmpegFiles): Promise<FFmpeg> {
  if (started?.url !== files.scriptUrl) started = { url: files.scriptUrl, ffmpeg: start(files) }
  return started.ffmpeg
}

/** Counts a run of this worker's ffmpeg. Returns true if it must be restarted before this run. */
export function isWornOut(): boolean {
  return ++runs > MOST_RUNS
}

/** Terminates an engine that crashed or is worn out; the next request starts a new one. */
export function endFfmpeg(ffmpeg: FFmpeg): void {
  started = undefined
  ffmpeg.terminate()
}

async function start({ packageUrl, scriptUrl, program }: FfmpegFiles): Promise<FFmpeg> {
  const programUrl = URL.createObjectURL(program)
  runs = 0
  let ffmpeg: FFmpeg | undefined
  try {
    // Served unbundled: Turbopack fails on the line in which the package starts its worker.
    // oxlint-disable-next-line toolbox/walls -- the address of a copied package file, known at run time
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
