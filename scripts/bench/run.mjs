/**
 * `npm run bench [-- section …] [--built]`: builds the site once, runs the benches (all, or those named: load, interaction,
 * jpeg …; lighthouse) and prints their results as one table. A failing bench does not stop the others.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values: asked, positionals: sections } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean' } },
})
const files = readdirSync('scripts/bench').flatMap((name) => /^([\w-]+)\.bench\.ts$/.exec(name)?.[1] ?? [])
const OTHERS = { lighthouse: ['node', 'scripts/lighthouse-performance.mjs'] }

const unknown = sections.filter((name) => !files.includes(name) && !(name in OTHERS))
if (unknown.length > 0)
  throw new Error(`no bench of ${unknown.join(', ')}; there are ${[...files, ...Object.keys(OTHERS)].join(', ')}`)

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
const isWanted = (name) => sections.length === 0 || sections.includes(name)

if (!asked.built && !run('npm', 'run', 'build')) process.exit(1)
const wanted = files.filter(isWanted)
// With its folder: the name alone is also the end of another one's.
const fileOf = (name) => `bench/${name}.bench.ts`
const failed = wanted.filter((name) => !run('npx', 'playwright', 'test', '-c', 'scripts/bench', fileOf(name)))
for (const [name, command] of Object.entries(OTHERS)) if (isWanted(name) && !run(...command)) failed.push(name)
const isKept = run('node', 'scripts/bench/print.mjs')
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 || !isKept ? 1 : 0
