/**
 * What becomes of the site with a thousand tools: `npm run growth [-- --tools 1000] [--only grown]`. Copies the project into
 * a scratch folder, adds made-up tools (copies of the BMI calculator under other names, with words, logic, screen and
 * routes of their own, in three languages), builds both and compares: bytes of the same pages, time a page, memory.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { writeRows } from './bench/rows.mjs'
import { residentMegabytesBelow } from './measure/process-tree.mjs'

const MODEL = 'bmi-calculator'
const LOCALES = ['ko', 'en', 'ja']
const ROUTES = ['app/(ko)/tools', 'app/[locale]/tools']
const CATEGORIES = ['image', 'text', 'calculator', 'utility']
/** Pages both sites have. */
const COMPARED = { home: 'index.html', tool: 'tools/loan-calculator.html', about: 'about.html' }

const { values: asked } = parseArgs({
  options: { tools: { type: 'string', default: '1000' }, only: { type: 'string' } },
})

function linkTree(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, copy)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), copy)
    else linkSync(source, copy)
  }
}

function copyProject(folder) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  for (const file of files) cpSync(file, path.join(folder, file))
  // Hard links: the bundler follows no link out of the project.
  linkTree('node_modules', path.join(folder, 'node_modules'))
}

/** Puts another slug into every file of a folder that is a copy of the model's. */
function rename(folder, slug) {
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue
    const file = path.join(name.parentPath, name.name)
    if (/\.test\.tsx?$/.test(file)) rmSync(file)
    else writeFileSync(file, readFileSync(file, 'utf8').replaceAll(MODEL, slug))
  }
}

function addWords(folder, slug, number) {
  for (const locale of LOCALES) {
    const words = JSON.parse(readFileSync(path.join(folder, 'messages', locale, `${MODEL}.json`), 'utf8'))
    words.page.name += ` ${number}`
    words.page.seo.title += ` ${number}`
    writeFileSync(path.join(folder, 'messages', locale, `${slug}.json`), JSON.stringify(words))
  }
}

function addTool(folder, number) {
  const slug = `made-up-${number}`
  for (const parent of ['lib/tools', 'components/tools', ...ROUTES]) {
    const copy = path.join(folder, parent, slug)
    cpSync(path.join(folder, parent, MODEL), copy, { recursive: true })
    rename(copy, slug)
  }
  addWords(folder, slug, number)
  const category = CATEGORIES[number % CATEGORIES.length]
  return `  { slug: '${slug}', category: '${category}', icon: '⚖️', related: ['${MODEL}', 'loan-calculator', 'unit-converter'], ready: true },`
}

function addTools(folder, count) {
  const rows = Array.from({ length: count }, (_, index) => addTool(folder, index + 1))
  const catalog = path.join(folder, 'lib/tools/catalog.ts')
  writeFileSync(catalog, readFileSync(catalog, 'utf8').replace(/\n\]\s*$/, `\n${rows.join('\n')}\n]\n`))
}

/** Runs a command in a folder; resolves with its seconds and the most memory all its processes held at once. */
async function measured(folder, command, args) {
  const started = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let megabytes = 0
  const timer = setInterval(() => (megabytes = Math.max(megabytes, residentMegabytesBelow(child.pid))), 500)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, megabytes }
}

const sizes = (folder, name) => brotliCompressSync(readFileSync(path.join(folder, 'out', name))).length / 1024

function scriptsOf(folder, page) {
  const html = readFileSync(path.join(folder, 'out', page), 'utf8')
  const old = new Set([...html.matchAll(/<script src="\/([^"]+)"[^>]* noModule/g)].map(([, name]) => name))
  const names = new Set([...html.matchAll(/"\/(_next\/static\/chunks\/[\w.~-]+\.js)"/g)].map(([, name]) => name))
  return [...names].filter((name) => !old.has(name)).reduce((sum, name) => sum + sizes(folder, name), 0)
}

async function siteOf(count) {
  // Beside the project: hard links do not cross file systems.
  const folder = mkdtempSync(path.resolve(`../growth-${count}-`))
  mkdirSync(path.join(folder, 'out'), { recursive: true })
  copyProject(folder)
  addTools(folder, count)
  const engines = await measured(folder, 'node', ['scripts/engines.mjs'])
  const build = await measured(folder, 'node', ['scripts/build.mjs'])
  const post = await measured(folder, 'npm', ['run', '--silent', 'postbuild'])
  const pages = readdirSync(path.join(folder, 'out'), { recursive: true }).filter((name) =>
    name.endsWith('.html'),
  ).length
  const files = Object.entries(COMPARED)
  const site = {
    pages,
    seconds: build.seconds,
    postSeconds: post.seconds,
    megabytes: Math.max(engines.megabytes, build.megabytes, post.megabytes),
    html: Object.fromEntries(files.map(([name, file]) => [name, sizes(folder, file)])),
    scripts: Object.fromEntries(files.map(([name, file]) => [name, scriptsOf(folder, file)])),
    worker: sizes(folder, 'sw.js'),
    index: sizes(folder, 'search-index/ko.json'),
  }
  rmSync(folder, { recursive: true })
  console.log(JSON.stringify(site, undefined, 1))
  return site
}

const row = (what, unit, value, before, limits = {}) => ({
  what,
  unit,
  values: [value],
  ...(before !== undefined && { against: { name: 'as it is', values: [before] } }),
  ...limits,
})

const count = Number(asked.tools)
const now = asked.only === 'grown' ? undefined : await siteOf(0)
const grown = asked.only === 'now' ? undefined : await siteOf(count)
if (now && grown) {
  writeRows('growth', [
    ...Object.keys(COMPARED).flatMap((page) => [
      row(`scripts, ${page}`, 'KB', grown.scripts[page], now.scripts[page], { most: now.scripts[page] + 1 }),
      row(
        `HTML, ${page}`,
        'KB',
        grown.html[page],
        now.html[page],
        page === 'tool' ? { most: now.html[page] + 0.05 } : {},
      ),
    ]),
    row('service worker', 'KB', grown.worker, now.worker),
    row('search index', 'KB', grown.index, now.index),
    row('build, a page', 's', grown.seconds / grown.pages, now.seconds / now.pages, { most: now.seconds / now.pages }),
    row('after the build, a page', 's', grown.postSeconds / grown.pages, now.postSeconds / now.pages),
    row('memory of the build', 'MB', grown.megabytes, now.megabytes, { most: 4096 }),
  ])
}
