import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentSecurityPolicy } from '@/scripts/build/csp.mjs'
import { serviceWorker } from '@/scripts/build/service-worker.mjs'
import { Site } from '@/scripts/build/site.mjs'
import { outFile } from './pages'

const HASHED = /(static\/(?:chunks|media)\/[\w.~-]+)\.(js|css|wasm)/g
const HASHED_FILE = /^_next\/static\/(chunks|media)\/[\w.~-]+\.(js|css|wasm)$/

/**
 * The built site as a later build would leave it, in a folder of its own: every hashed file under another name, every page
 * marked `data-version="2"`, with a policy, integrity of its scripts and a service worker that fit.
 */
export async function secondVersion(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-'))
  cpSync(outFile(''), folder, { recursive: true, filter: (name) => !name.includes(`${path.sep}engines`) })
  const site = new Site(folder)
  for (const name of site.names().filter((file) => /\.(js|css)$/.test(file))) {
    const file = site.fileOf(name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(HASHED, '$1-2.$2'))
  }
  for (const name of site.names().filter((file) => HASHED_FILE.test(file))) {
    const { dir, name: stem, ext } = path.parse(site.fileOf(name))
    renameSync(site.fileOf(name), path.join(dir, `${stem}-2${ext}`))
  }
  site.changePages((html: string) =>
    html
      .replace(HASHED, '$1-2.$2')
      .replaceAll(/ integrity="[^"]*"/g, '')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('<html ', '<html data-version="2" '),
  )
  contentSecurityPolicy.run(site)
  await serviceWorker.run(site)
  site.save()
  return folder
}
