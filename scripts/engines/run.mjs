/**
 * Runs the jobs of all tools in Chromium, Firefox and WebKit on the built site, and writes what came of them into
 * docs/browsers.md. Browsers that are missing are installed. Arguments go to Playwright (`--project firefox --grep csv`);
 * a run of a part writes nothing.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ensureBrowser, onPath } from '../ensure-browser.mjs'
import { lookForEngine } from './find.mjs'
import { resultTable } from './table.mjs'

const REPORT = 'reports/engines.json'
const PAGE = 'docs/browsers.md'
const RESULTS = /(<!-- results -->\n)[^]*(<!-- end of results -->)/
/** WebKit plays sound and video through GStreamer. */
const GSTREAMER = ['plugins-base', 'plugins-good', 'plugins-bad', 'libav', 'gl'].map((part) => `gstreamer1.0-${part}`)
const DEBIAN_PACKAGES = { firefox: ['firefox-esr', 'pulseaudio'], webkit: ['webkit2gtk-driver', 'xvfb', ...GSTREAMER] }

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

function install(engine) {
  console.log(`No browser of ${engine} found: installing one.`)
  if (!onPath('apt-get')) return run('npx', ['playwright', 'install', '--with-deps', engine])
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...args) => run([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1))
  try {
    run('npx', ['playwright', 'install', '--with-deps', engine])
  } catch {
    console.log(`Playwright has no ${engine} for this system: installing Debian's.`)
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES[engine])
  }
}

if (!existsSync('out/index.html')) run('npm', ['run', '--silent', 'build'])
ensureBrowser()
for (const engine of ['firefox', 'webkit']) if (!lookForEngine(engine)) install(engine)

const args = process.argv.slice(2)
const { status } = spawnSync('npx', ['playwright', 'test', '-c', 'e2e/engines/playwright.config.ts', ...args], {
  stdio: 'inherit',
})
const { table, browsers } = resultTable(JSON.parse(readFileSync(REPORT, 'utf8')))
console.log(`\n${table}`)
if (args.length === 0) {
  const when = new Date().toISOString().slice(0, 10)
  const results = `\nRun on ${when} in ${browsers.join(', ')}.\n\n${table}\n`
  writeFileSync(
    PAGE,
    readFileSync(PAGE, 'utf8').replace(RESULTS, (_, start, end) => `${start}${results}\n${end}`),
  )
  run('npx', ['oxfmt', PAGE])
}
process.exit(status ?? 1)
