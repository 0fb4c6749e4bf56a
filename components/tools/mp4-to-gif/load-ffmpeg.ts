import { absolute, engineFile } from '@/lib/platform/engine-files'
import { loadEngineFiles, type LoadOptions } from '@/lib/platform/engine-store'
import type { FfmpegFiles } from '@/lib/tools/mp4-to-gif/engine/ffmpeg'

const PROGRAM = engineFile('ffmpeg-core', 'ffmpeg-core.wasm')
const SCRIPT = engineFile('ffmpeg-core', 'ffmpeg-core.js')
const PACKAGE = engineFile('ffmpeg-core', 'index.js')
/** The modules that the package imports and the worker that it starts. */
const MODULES = ['classes.js', 'types.js', 'utils.js', 'worker.js', 'const.js', 'errors.js'].map((name) =>
  engineFile('ffmpeg-core', name),
)

let program: Blob | undefined

/** Loads the files of ffmpeg, decompressed once for all workers of the page. Throws ToolError `engineFailed`. */
export async function loadFfmpeg(options: LoadOptions): Promise<FfmpegFiles> {
  // The scripts are loaded too, so that they are stored for offline use.
  program ??= (await loadEngineFiles([PROGRAM, SCRIPT, PACKAGE, ...MODULES], options))[0]
  if (!program) throw new Error('ffmpeg: the program was not loaded')
  return { packageUrl: absolute(PACKAGE.url), scriptUrl: absolute(SCRIPT.url), program }
}
