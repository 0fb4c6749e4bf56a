/**
 * `next build`, a long catalogue in several runs: the memory of a run grows with the routes it compiles, by some 7 MB a tool.
 * Every page is a document of its own, links are plain and files are named by their content, so what the runs put out is
 * laid together. TOOLS_AT_ONCE: the most tools of one run.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'
const PARTS = 'out.parts'
/** Where tools' routes are, and where they wait while everything else is built. */
const ROUTES = [
  ['app/(ko)/tools', `${PARTS}/ko`],
  ['app/[locale]/tools', `${PARTS}/locale`],
]
const AT_ONCE = Number(process.env.TOOLS_AT_ONCE ?? 100)

function nextBuild(paths) {
  const { status } = spawnSync('npx', ['next', 'build', ...(paths ? ['--debug-build-paths', paths.join(',')] : [])], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`next build ended with ${status}`)
}

/** Everything but the tools. Next's choice of routes leaves out the site map and its like, so the tools step aside. */
function buildTheRest() {
  mkdirSync(PARTS, { recursive: true })
  for (const [folder, aside] of ROUTES) renameSync(folder, aside)
  try {
    nextBuild()
  } finally {
    putBack()
  }
}

/** Also what a build that was broken off has left aside. */
function putBack() {
  for (const [folder, aside] of ROUTES) if (existsSync(aside)) renameSync(aside, folder)
}

function takePart(name) {
  const part = path.join(PARTS, name)
  rmSync(part, { recursive: true, force: true })
  renameSync(OUT, part)
  return part
}

function buildInRuns(tools) {
  buildTheRest()
  const parts = [takePart('rest')]
  for (let first = 0; first < tools.length; first += AT_ONCE) {
    nextBuild(tools.slice(first, first + AT_ONCE).map((slug) => `app/**/tools/${slug}/page.tsx`))
    parts.push(takePart(String(first)))
  }
  for (const part of parts) cpSync(part, OUT, { recursive: true, force: false })
  rmSync(PARTS, { recursive: true })
}

putBack()
const tools = readdirSync(ROUTES[0][0])
if (tools.length <= AT_ONCE) nextBuild()
else buildInRuns(tools)
