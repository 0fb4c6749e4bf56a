/** Everything that must hold, in the order in which it fails fastest; the runners' counts are added up at the end. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './ensure-browser.mjs'

const UNIT_REPORT = 'reports/unit.json'
const E2E_REPORT = 'reports/e2e.json'

/** Runs a command and shows what it said in one piece, however many run beside it. Whether it went well. */
function step(name, command) {
  const started = Date.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  child.stdout.on('data', (part) => said.push(part))
  child.stderr.on('data', (part) => said.push(part))
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`\n— ${name}\n${Buffer.concat(said)}— ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
      resolve(status === 0)
    })
  })
}

/** As `step`, its words shown as they come. */
function lastStep(name, command) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

/** The site: right in type and style, and built. The name of what failed, if anything did. */
async function site() {
  if (!(await step('types', 'npm run --silent typecheck'))) return 'types'
  if (!(await step('lint', 'npm run --silent lint'))) return 'lint'
  if (!(await step('build', 'npm run --silent build'))) return 'build'
  return undefined
}

function stop(failed) {
  console.error(`\n${failed} failed`)
  process.exit(1)
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

mkdirSync('reports', { recursive: true })
// Side by side: the one keeps a core busy, the other another.
const [siteFailed, unitPassed] = await Promise.all([
  site(),
  step('unit tests', `npx jest --json --outputFile=${UNIT_REPORT}`),
])
if (siteFailed) stop(siteFailed)
ensureBrowser()
const e2ePassed = lastStep('end-to-end tests', 'npx playwright test')

const unit = readReport(UNIT_REPORT)
const { expected, unexpected, flaky, skipped } = readReport(E2E_REPORT).stats
const passed = unit.numPassedTests + expected + flaky
const failed = unit.numFailedTests + unit.numRuntimeErrorTestSuites + unexpected
if (flaky > 0) console.log(`\n${flaky} passed only at the second try`)
console.log(`\n${passed} passed, ${failed} failed, ${unit.numPendingTests + skipped} skipped`)
process.exit(unitPassed && e2ePassed && failed === 0 ? 0 : 1)
