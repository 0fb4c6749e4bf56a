/** Builds the bare page and what its libraries fetch into a folder that a static host serves. */
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const MODULES = path.resolve('node_modules')
const PAGE =
  '<!doctype html><meta charset="utf-8"><main><input type="file" name="file" multiple></main><script type="module" src="page.js"></script>'

/** Files by the folder they go to. */
const ASSETS = {
  '.': ['@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', 'gif.js/dist/gif.worker.js'],
  ffmpeg: ['@ffmpeg/core/dist/esm/ffmpeg-core.js', '@ffmpeg/core/dist/esm/ffmpeg-core.wasm'],
  tesseract: ['tesseract.js/dist/worker.min.js', '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'],
}

/** @param {string} folder */
export async function buildBarePage(folder) {
  await build({
    entryPoints: {
      page: 'scripts/bench/bare/page.mjs',
      worker: 'scripts/bench/bare/worker.mjs',
      'ffmpeg-worker': '@ffmpeg/ffmpeg/worker',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  })
  const cores = readdirSync(path.join(MODULES, 'tesseract.js-core')).filter((name) => /-lstm.*(js|wasm)$/.test(name))
  const assets = { ...ASSETS, tesseract: [...ASSETS.tesseract, ...cores.map((name) => `tesseract.js-core/${name}`)] }
  for (const [place, files] of Object.entries(assets)) {
    mkdirSync(path.join(folder, place), { recursive: true })
    for (const file of files) copyFileSync(path.join(MODULES, file), path.join(folder, place, path.basename(file)))
  }
  // Firefox and WebKit ask for an icon that is not there.
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), PAGE)
}
