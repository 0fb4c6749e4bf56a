/**
 * Writes docs/names.md and the spoken names of each tool from the built site: `npm run names`, after `npm run build`.
 * `npm run names -- <slug> …` does so for the named tools alone, in seconds.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { toolDescriptions } from './build/tool-descriptions.mjs'
import { ensureBrowser } from './ensure-browser.mjs'

const LIST = 'docs/names.md'
const ROWS = 'reports/names'
/** The first line of the table, below which the rows are in alphabetical order. */
const RULE = '| --- | --- | --- | --- | --- | --- |\n'

const slugs = toolDescriptions().map(({ slug }) => slug)
const chosen = process.argv.slice(2)
const unknown = chosen.filter((slug) => !slugs.includes(slug))
if (unknown.length > 0) throw new Error(`There is no tool ${unknown.join()}.`)

ensureBrowser()
rmSync(ROWS, { recursive: true, force: true })
// The title of each of these tests begins with the tool's slug or address.
const grep = chosen.length > 0 ? ['--grep', `(/| )(${chosen.join('|')}) `] : []
const args = ['playwright', 'test', 'states.spec', 'names.spec', '--update-snapshots', ...grep]
const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, NAMES: 'write' } })
if (status !== 0) process.exit(1)

const [head = '', table = ''] = readFileSync(LIST, 'utf8').split(RULE)
const kept = table.split('\n').filter((row) => slugs.some((slug) => row.startsWith(`| ${slug} |`)))
const rows = new Map(kept.map((row) => [row.split(' ')[1], row]))
for (const file of readdirSync(ROWS)) {
  const row = readFileSync(`${ROWS}/${file}`, 'utf8').trim()
  rows.set(row.split(' ')[1], row)
}
writeFileSync(LIST, `${head}${RULE}${[...rows.values()].sort().join('\n')}\n`)
