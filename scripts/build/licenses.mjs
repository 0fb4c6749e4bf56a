/**
 * What the license page and THIRD_PARTY_LICENSES.txt say, from the packages themselves. As a script: `--update` writes the
 * page's list (lib/third-party.json), `--audit` names packages in the source maps of `out/` (a build with SOURCE_MAPS=1)
 * that have no row.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { NOT_SHIPPED, SHIPPED } from './shipped-packages.mjs'

const LIST = 'lib/third-party.json'
const TEXT_FILE = /^(licen[cs]e|copying|notice)([.-]|$)/i
const RULE = '='.repeat(80)

const manifestOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))

function repositoryOf({ repository, homepage }) {
  const address = typeof repository === 'string' ? repository : (repository?.url ?? homepage ?? '')
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(address)
  if (short) return `https://github.com/${short[1]}`
  return address
    .replace(/^git\+/, '')
    .replace(/^git:\/\//, 'https://')
    .replace(/\.git(#.*)?$/, '')
    .replace(/^ssh:\/\/git@/, 'https://')
}

/** Rows of the license page: name, version, SPDX license, address of the source, what is compiled in. */
export function shippedPackages() {
  return SHIPPED.map(({ name, license, contains, source }) => {
    const manifest = manifestOf(name)
    return {
      name,
      version: manifest.version,
      license: license ?? manifest.license,
      source: source ?? repositoryOf(manifest),
      ...(contains && { contains }),
    }
  })
}

function mitFor({ author, name }) {
  const holder =
    (typeof author === 'string' ? author : author?.name)?.replace(/\s*<.*>/, '') ?? `the authors of ${name}`
  return readFileSync('scripts/build/licenses/MIT.txt', 'utf8').replace('<holder>', holder)
}

/**
 * The texts that go with a package: its own, those of its row, or the MIT text with its author's name.
 * @param {{ name: string, texts?: string[] }} row
 */
export function textsOf({ name, texts = [] }) {
  const folder = `node_modules/${name}`
  const own = readdirSync(folder).filter((file) => TEXT_FILE.test(file))
  const found = [...own.map((file) => path.join(folder, file)), ...texts].map((file) =>
    readFileSync(file, 'utf8').trim(),
  )
  if (found.length > 0) return found
  const manifest = manifestOf(name)
  return manifest.license === 'MIT' ? [mitFor(manifest).trim()] : []
}

/** Dependencies of package.json that have no row and no reason for having none. */
export function withoutRow() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const known = new Set([...SHIPPED.map(({ name }) => name), ...Object.keys(NOT_SHIPPED)])
  return Object.keys(dependencies).filter((name) => !known.has(name))
}

/** The file of all texts. */
export function thirdPartyText() {
  const rows = shippedPackages()
  const sections = SHIPPED.map((row, index) => {
    const { name, version, license, source, contains } = rows[index]
    const head = [`${name} ${version}`, `License: ${license}`, `Source: ${source}`]
    if (contains) head.push(`Contains: ${contains}`)
    return [RULE, ...head, RULE, '', ...textsOf(row).flatMap((text) => [text, ''])].join('\n')
  })
  return `${sections.join('\n')}\n`
}

function auditMaps() {
  const known = new Set(SHIPPED.map(({ name }) => name))
  const maps = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))
  const sources = maps.flatMap((name) => {
    const { sources: own = [], sections = [] } = JSON.parse(readFileSync(path.join('out', name), 'utf8'))
    return [...own, ...sections.flatMap(({ map }) => map.sources)]
  })
  const found = sources.flatMap((source) => [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].slice(-1))
  // Some packages' own maps carry paths of their authors' machines.
  const installed = [...new Set(found.map(([, name]) => name))].filter((name) => existsSync(`node_modules/${name}`))
  const missing = installed.filter((name) => !known.has(name)).sort()
  console.log(maps.length === 0 ? 'no source maps in out/' : `packages without a row: ${missing.join(', ') || 'none'}`)
}

export const licenses = {
  name: 'licenses',
  why: 'Licenses ask that their texts come with what is shipped.',
  run(site) {
    const without = SHIPPED.filter((row) => textsOf(row).length === 0).map(({ name }) => name)
    if (SHIPPED.length === 0 || without.length > 0) throw new Error(`no license text of ${without.join(', ')}`)
    site.write('THIRD_PARTY_LICENSES.txt', thirdPartyText())
    return `texts of ${SHIPPED.length} packages`
  },
}

if (process.argv[1]?.endsWith('licenses.mjs')) {
  if (process.argv.includes('--update')) writeFileSync(LIST, `${JSON.stringify(shippedPackages(), null, 2)}\n`)
  if (process.argv.includes('--audit')) auditMaps()
}
