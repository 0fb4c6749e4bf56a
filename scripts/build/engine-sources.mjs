import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Codes of all language data, by who ships it: a package of npm, or this repository. */
const models = Object.entries(JSON.parse(readFileSync('lib/tools/text-extractor/ocr-models.json', 'utf8')))
  .flatMap(([code, { vertical, second }]) => [code, vertical, second])
  .filter(Boolean)
const isOurs = (code) => existsSync(`data/ocr/${code}.traineddata.gz`)
export const PACKAGED_MODELS = models.filter((code) => !isOurs(code))

/** The files of a folder that have one of these extensions. */
function filesIn(folder, ...extensions) {
  const names = readdirSync(folder).filter((name) => extensions.includes(path.extname(name)))
  return names.sort().map((name) => path.join(folder, name))
}

/**
 * The engines' files by group: what is copied into the site, under `public/engines/<group>-<hash>/`. Paths are relative to
 * the project's root. A group's folder carries the hash of its content, so that files of a group may import each other by
 * name and all of them can be cached for ever.
 */
export const ENGINE_SOURCES = {
  'ffmpeg-core': [
    ...filesIn('node_modules/@ffmpeg/ffmpeg/dist/esm', '.js'),
    'node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.js',
    'node_modules/@ffmpeg/core/dist/esm/ffmpeg-core.wasm',
  ],
  'tesseract-core': [
    'lib/tools/text-extractor/engine/tesseract-worker.js',
    'node_modules/tesseract.js/dist/worker.min.js',
    ...['relaxedsimd-lstm', 'simd-lstm', 'lstm'].flatMap((build) =>
      ['js', 'wasm'].map((kind) => `node_modules/tesseract.js-core/tesseract-core-${build}.${kind}`),
    ),
  ],
  'tesseract-languages': [
    ...PACKAGED_MODELS.map((code) => `node_modules/@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`),
    ...filesIn('data/ocr', '.gz'),
  ],
  'heads-finder': [
    // The build for processors without relaxed SIMD: every browser runs it.
    ...['js', 'wasm'].map((kind) => `node_modules/@litertjs/core/wasm/litert_wasm_compat_internal.${kind}`),
    'node_modules/@mediapipe/face_detection/face_detection_short_range.tflite',
    'node_modules/@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
  ],
  'pdf-data': [
    ...filesIn('node_modules/pdfjs-dist/cmaps', '.bcmap'),
    ...filesIn('node_modules/pdfjs-dist/standard_fonts', '.pfb', '.ttf'),
    // QuickJS runs scripts inside documents, which only a viewer with forms does.
    ...filesIn('node_modules/pdfjs-dist/wasm', '.wasm', '.js').filter((file) => !file.includes('quickjs')),
  ],
}

/**
 * Groups whose files an engine fetches without the page. The table lists only their folder, whose name covers all their bytes.
 */
export const UNLISTED_GROUPS = ['pdf-data']

/** What is appended to a script that its package does not export anything from, so that a module can import it. */
export const EXPORTS = { 'litert_wasm_compat_internal.js': 'export default ModuleFactory\n' }
