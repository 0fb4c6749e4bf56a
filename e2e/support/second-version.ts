import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { integrityIn, withIntegrity, withPolicy } from '@/scripts/csp.mjs'
import { outFile } from './pages'

const HASHED = /(static\/(?:chunks|media)\/[\w.~-]+)\.(js|css|wasm)/g
const HASHED_FILE = /_next\/static\/(chunks|media)\/[\w.~-]+\.(js|css|wasm)$/

/**
 * The built site as a later build would leave it, in a folder of its own: every hashed file under another name, every page
 * marked `data-version="2"`, its policy, the integrity of its scripts and the service worker made anew.
 */
export function secondVersion(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-'))
  cpSync(outFile(''), folder, { recursive: true, filter: (name) => !name.includes(`${path.sep}engines`) })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => /\.(html|js|css)$/.test(file))) {
    const file = path.join(folder, name)
    const text = readFileSync(file, 'utf8').replace(HASHED, '$1-2.$2')
    writeFileSync(file, text)
  }
  for (const name of names.filter((file) => HASHED_FILE.test(file))) {
    const { dir, name: stem, ext } = path.parse(path.join(folder, name))
    renameSync(path.join(folder, name), path.join(dir, `${stem}-2${ext}`))
  }
  const integrityOf = integrityIn(folder, '')
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const file = path.join(folder, name)
    const html = readFileSync(file, 'utf8')
      .replaceAll(/ integrity="[^"]*"/g, '')
      .replace('<html ', '<html data-version="2" ')
    writeFileSync(file, withIntegrity(withPolicy(html), integrityOf))
  }
  execFileSync('node', ['scripts/service-worker.mjs', folder])
  return folder
}
