/**
 * Writes out/sw.js: the service worker with the table of what the site consists of. Runs after everything that changes a
 * page, because the table holds each file's checksum; the same site gives the same worker. `node scripts/service-worker.mjs
 * [folder]`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { offlineMap } from './offline-map.mjs'

const OUT = process.argv[2] ?? 'out'
const KEPT = /\.(html|js|css|wasm|ico|svg|png|webmanifest|json)$/

function readSite() {
  const names = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter(
    (name) => KEPT.test(name) && !name.startsWith('engines'),
  )
  return new Map(names.sort().map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(OUT, name))]))
}

const map = offlineMap(readSite())
const bundled = await build({
  entryPoints: ['lib/offline/service-worker.ts'],
  tsconfig: 'lib/offline/tsconfig.json',
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { OFFLINE_MAP: JSON.stringify(map), 'process.env.NODE_ENV': '"production"' },
  write: false,
})
const [worker] = bundled.outputFiles
writeFileSync(path.join(OUT, 'sw.js'), worker.contents)
const bytes = map.files.reduce((sum, [, , size]) => sum + size, 0)
console.log(
  `Service worker written (${Math.round(worker.contents.length / 1024)} KB): ${map.files.length} files, ` +
    `${(bytes / 1_000_000).toFixed(1)} MB, ${Object.keys(map.pages).length} pages`,
)
