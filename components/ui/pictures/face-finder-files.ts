import { engineFile } from '@/lib/platform/engine-files'

export const FACE_FINDER_SCRIPT = engineFile('heads-finder', 'litert_wasm_compat_internal.js')
/** The program and the detector that the script runs. */
export const FACE_FINDER_FILES = ['litert_wasm_compat_internal.wasm', 'face_detection_short_range.tflite'].map((name) =>
  engineFile('heads-finder', name),
)

/** What the first use downloads, in bytes. */
export const FACE_FINDER_BYTES = [FACE_FINDER_SCRIPT, ...FACE_FINDER_FILES].reduce((sum, { bytes }) => sum + bytes, 0)
