/** Runs all checks, those without a browser first; `--full` includes the slow end-to-end tests. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './ensure-browser.mjs'

const JEST_REPORTS = { unit: 'reports/unit.json', site: 'reports/site.json' }
const E2E_REPORT = 'reports/e2e.json'
/** Into a folder of its own, without another report. */
const TRACES =
  '--last-failed-file test-results/.last-run.json --trace on --output test-results/traces --reporter list --max-failures 10'
const full = process.argv.includes('--full')

/** Runs a command and prints its output in one piece, because others run at the same time. Resolves to whether it succeeded. */
function step(name, command) {
  const started = Date.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  child.stdout.on('data', (part) => output.push(part))
  child.stderr.on('data', (part) => output.push(part))
  return new Promise((resolve) => {
    child.on('close', (status) => {
      console.log(`\n— ${name}\n${Buffer.concat(output)}— ${name}: ${verdict(status, started)}`)
      resolve(status === 0)
    })
  })
}

/** As `step`, with the output as it comes. */
function openStep(name, command) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  return new Promise((resolve) => {
    child.on('close', (status) => {
      console.log(`— ${name}: ${verdict(status, started)}`)
      resolve(status === 0)
    })
  })
}

function verdict(status, started) {
  return `${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`
}

/** Compiles, builds and reads the site, up to the first step without which the next makes no sense. */
async function site() {
  for (const name of ['typecheck', 'build']) {
    if (!(await step(name, `npm run --silent ${name}`))) return { failedStep: name, passed: false }
  }
  const passed = await step('tests of the built site', `npm run --silent site -- ${reportTo(JEST_REPORTS.site)}`)
  return { failedStep: undefined, passed }
}

function reportTo(file) {
  return `--json --outputFile=${file}`
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

mkdirSync('reports', { recursive: true })
// Other values for property tests than every other run has; jest.config.mjs draws and prints the seed.
if (full) Object.assign(process.env, { TEST_FULL: '1', FAST_CHECK_SEED: process.env.FAST_CHECK_SEED ?? 'fresh' })
// What the unit tests still have to do is done beside the browser, which waits for clocks and pictures; `--full` waits for them.
const unitTests = step('unit tests', `npm run --silent unit -- --maxWorkers=2 ${reportTo(JEST_REPORTS.unit)}`)
const [{ failedStep, passed: sitePassed }, lintPassed] = await Promise.all([
  site(),
  step('lint', 'npm run --silent lint'),
])
const failedCheck = failedStep ?? (lintPassed ? undefined : 'lint')
if (failedCheck) {
  await unitTests
  console.error(`\n${failedCheck} failed`)
  process.exit(1)
}
ensureBrowser()
// The limits on tasks of the page hold in `--full`, with the processor to themselves.
if (full) await unitTests
const e2ePassed = await openStep('end-to-end tests', `npx playwright test${full ? '' : ' --grep-invert @full'}`)
// Changes nothing about the outcome: a second try only shows how the first one failed.
if (!e2ePassed) await openStep('traces of the failed tests', `npx playwright test --last-failed ${TRACES}`)
const unitPassed = await unitTests

const jest = Object.values(JEST_REPORTS).map(readReport)
const { expected, unexpected, skipped } = readReport(E2E_REPORT).stats
const sum = (name, first) => jest.reduce((total, report) => total + report[name], first)
const failed = sum('numFailedTests', unexpected) + sum('numRuntimeErrorTestSuites', 0)
console.log(`\n${sum('numPassedTests', expected)} passed, ${failed} failed, ${sum('numPendingTests', skipped)} skipped`)
process.exit(unitPassed && sitePassed && e2ePassed && failed === 0 ? 0 : 1)
