/**
 * `next build`, a long catalogue in several runs: the memory of a run grows with the routes it compiles, by some 7 MB a tool.
 * Every page is a document of its own, links are plain and files are named by their content, so what the runs put out is
 * laid together. TOOLS_AT_ONCE: the most tools of one run.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'
const PARTS = 'out.parts'
const TOOLS = 'app/(ko)/tools'
const AT_ONCE = Number(process.env.TOOLS_AT_ONCE ?? 100)

function nextBuild(paths) {
  const { status } = spawnSync('npx', ['next', 'build', ...(paths ? ['--debug-build-paths', paths.join(',')] : [])], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Lists of routes, each for one run: all that are no tools, then tools. */
function runsOf(tools) {
  const runs = [['app/**', '!app/**/tools/**']]
  for (let first = 0; first < tools.length; first += AT_ONCE) {
    runs.push(tools.slice(first, first + AT_ONCE).map((slug) => `app/**/tools/${slug}/page.tsx`))
  }
  return runs
}

function buildInRuns(tools) {
  rmSync(PARTS, { recursive: true, force: true })
  mkdirSync(PARTS)
  const parts = runsOf(tools).map((paths, index) => {
    nextBuild(paths)
    const part = path.join(PARTS, String(index))
    renameSync(OUT, part)
    return part
  })
  for (const part of parts) cpSync(part, OUT, { recursive: true, force: false })
  rmSync(PARTS, { recursive: true })
}

const tools = readdirSync(TOOLS)
if (tools.length <= AT_ONCE) nextBuild()
else buildInRuns(tools)
