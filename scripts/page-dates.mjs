/**
 * Writes the day on which each page last changed into lib/seo/page-dates.json, which the sitemap reads: the day of the last
 * commit that touched its words or its code. A committed table and not a question to git at build time, so that every
 * build of a commit gives the same sitemap, from a shallow clone or an archive as well. Run before a release.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toolOfNeed } from './catalog.mjs'

const TABLE = 'lib/seo/page-dates.json'
/** Pages whose message file has another name than their address. */
const ADDRESSES = { home: '/', privacy: '/privacy-policy' }
const CODE = { home: ['components/home'] }

function lastChange(files) {
  return execFileSync('git', ['log', '-1', '--format=%cs', '--', ...files], { encoding: 'utf8' }).trim()
}

function pageOf(name) {
  const isTool = name.includes('-')
  const component = `${name[0].toUpperCase()}${name.slice(1)}Page.tsx`
  return {
    address: isTool ? `/tools/${name}` : (ADDRESSES[name] ?? `/${name}`),
    code: isTool
      ? [`lib/tools/${name}`, `components/tools/${name}`]
      : [`components/pages/${component}`, ...(CODE[name] ?? [])],
  }
}

function datesOf(locale) {
  const folder = path.join('messages', locale)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const names = files.filter((file) => {
    const { page, seo } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    return Boolean(seo ?? page?.seo)
  })
  return names.map((file) => {
    const { address, code } = pageOf(path.basename(file, '.json'))
    return [address, lastChange([path.join(folder, file), ...code.filter((place) => existsSync(place))])]
  })
}

/** Addresses of the needs of a language with their days. */
function needDatesOf(locale) {
  const folder = path.join('messages', locale, 'needs')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.map((file) => {
    const need = path.basename(file, '.json')
    // A guide names the figures of its preset, so a change of the preset is a change of the words as well.
    return [`/tools/${toolOfNeed(need)}/${need}`, lastChange([path.join(folder, file)])]
  })
}

const table = Object.fromEntries(
  readdirSync('messages').map((locale) => [
    locale,
    Object.fromEntries([...datesOf(locale), ...needDatesOf(locale)].sort()),
  ]),
)
writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`)
console.log(`${Object.values(table).flatMap(Object.keys).length} dates written into ${TABLE}`)
