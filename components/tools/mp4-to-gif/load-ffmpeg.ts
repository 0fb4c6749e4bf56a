import { engineFile } from '@/lib/browser/engine-files'
import { loadEngineFiles, type LoadOptions } from '@/lib/browser/engine-store'
import type { FfmpegFiles } from '@/lib/engines/video/ffmpeg-core'

const SCRIPT = engineFile('ffmpeg-core', 'ffmpeg-core.js')
const PROGRAM = engineFile('ffmpeg-core', 'ffmpeg-core.wasm')

let program: WebAssembly.Module | undefined

/** What ffmpeg runs on, compiled once for all workers of this page. ToolError `engineFailed`. */
export async function loadFfmpeg(options: LoadOptions): Promise<FfmpegFiles> {
  if (!program) {
    // The script comes too, so that it is on the device when there is no network.
    const [blob] = await loadEngineFiles([PROGRAM, SCRIPT], options)
    if (!blob) throw new Error('no ffmpeg')
    program = await WebAssembly.compile(await blob.arrayBuffer())
  }
  return { scriptUrl: SCRIPT.url, program }
}
