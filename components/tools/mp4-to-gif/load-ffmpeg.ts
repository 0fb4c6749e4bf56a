import { engineFile, type EngineFile } from '@/lib/browser/engine-files'
import { loadEngineFiles, type LoadOptions } from '@/lib/browser/engine-store'
import type { FfmpegFiles } from '@/lib/engines/video/ffmpeg'

const PROGRAM = engineFile('ffmpeg-core', 'ffmpeg-core.wasm')
const SCRIPT = engineFile('ffmpeg-core', 'ffmpeg-core.js')
const PACKAGE = engineFile('ffmpeg-core', 'index.js')
/** What the package imports and the worker it starts. */
const PARTS = ['classes.js', 'types.js', 'utils.js', 'worker.js', 'const.js', 'errors.js'].map((name) =>
  engineFile('ffmpeg-core', name),
)

let program: Blob | undefined

function absolute({ url }: EngineFile): string {
  return new URL(url, document.baseURI).href
}

/** What ffmpeg runs on, inflated once for all workers of this page. ToolError `engineFailed`. */
export async function loadFfmpeg(options: LoadOptions): Promise<FfmpegFiles> {
  // The scripts come too, so that they are on the device when there is no network.
  program ??= (await loadEngineFiles([PROGRAM, SCRIPT, PACKAGE, ...PARTS], options))[0]
  if (!program) throw new Error('no ffmpeg')
  return { packageUrl: absolute(PACKAGE), scriptUrl: absolute(SCRIPT), program }
}
