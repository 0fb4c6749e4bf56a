/**
 * Runs every parser on damaged input: `npm run fuzz -- --minutes 10 --seed 7 --only metadata`; with `--browser` also the built
 * pages of the file tools (`--files 200` each). Failures are saved under reports/.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    browser: { type: 'boolean', default: false },
    files: { type: 'string', default: '200' },
  },
})

const env = {
  ...process.env,
  TEST_FULL: '1',
  FUZZ_MINUTES: values.minutes,
  FUZZ_SEED: values.seed,
  FUZZ_ONLY: values.only,
  FUZZ_FILES: values.files,
}

function run(command) {
  return spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0
}

console.log(`seed ${values.seed}`)
const parsers = run('npx jest scripts/fuzz')
const pages = !values.browser || run('npx playwright test fuzz.spec.ts --workers 1')
process.exit(parsers && pages ? 0 : 1)
