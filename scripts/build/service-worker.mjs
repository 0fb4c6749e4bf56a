import { build } from 'esbuild'
import { offlineMap } from './offline-map.mjs'
import { esbuildTargets } from './targets.mjs'
import { toolDescriptions } from './tool-descriptions.mjs'

const KEPT = /\.(html|js|css|wasm|ico|svg|png|webmanifest|json)$/

export const serviceWorker = {
  name: 'service-worker',
  why: 'Writes sw.js with the checksum of every file it may keep, so it comes after everything that changes a page.',
  async run(site) {
    const names = site.names().filter((name) => KEPT.test(name) && !name.startsWith('engines/'))
    const loadsLate = Object.assign({}, ...toolDescriptions().map((tool) => tool.loadsLate))
    const map = offlineMap(new Map(names.map((name) => [name, site.read(name)])), loadsLate)
    const pages = Object.values(map.pages)
    const without = pages.filter(({ loads }) => loads.length === 0).length
    if (pages.length !== site.pages.length || without > 0) {
      throw new Error(`${pages.length} of ${site.pages.length} pages found, ${without} of them load nothing`)
    }
    const bundled = await build({
      entryPoints: ['lib/offline/service-worker.ts'],
      tsconfig: 'lib/offline/tsconfig.json',
      bundle: true,
      minify: true,
      format: 'iife',
      target: esbuildTargets(),
      define: { OFFLINE_MAP: JSON.stringify(map) },
      write: false,
    })
    const [{ contents }] = bundled.outputFiles
    site.write('sw.js', contents)
    const megabytes = map.files.reduce((sum, [, , size]) => sum + size, 0) / 1_000_000
    return `${pages.length} pages, ${map.files.length} files, ${megabytes.toFixed(1)} MB; sw.js ${Math.round(contents.length / 1024)} KB`
  },
}
