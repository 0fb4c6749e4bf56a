/** Everything that must hold, in the order in which it fails fastest; the runners' counts are added up at the end. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './ensure-browser.mjs'

const UNIT_REPORT = 'reports/unit.json'
const E2E_REPORT = 'reports/e2e.json'

function step(name, command) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

function stop(failed) {
  console.error(`\n${failed} failed`)
  process.exit(1)
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

mkdirSync('reports', { recursive: true })
if (!step('types', 'npm run --silent typecheck')) stop('types')
if (!step('lint', 'npm run --silent lint')) stop('lint')
const unitPassed = step('unit tests', `npx jest --json --outputFile=${UNIT_REPORT}`)
if (!step('build', 'npm run --silent build')) stop('build')
ensureBrowser()
const e2ePassed = step('end-to-end tests', 'npx playwright test')

const unit = readReport(UNIT_REPORT)
const { expected, unexpected, flaky, skipped } = readReport(E2E_REPORT).stats
const passed = unit.numPassedTests + expected + flaky
const failed = unit.numFailedTests + unit.numRuntimeErrorTestSuites + unexpected
if (flaky > 0) console.log(`\n${flaky} passed only at the second try`)
console.log(`\n${passed} passed, ${failed} failed, ${unit.numPendingTests + skipped} skipped`)
process.exit(unitPassed && e2ePassed && failed === 0 ? 0 : 1)
