/**
 * Puts small faults into the code, one at a time and at random, and counts those that the unit tests notice.
 * `npm run mutate -- --count 100 --only lib/tools/ --minutes 20 --seed 7`; a seed draws the same faults again.
 */
import { fork } from 'node:child_process'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { openProject, readTuning } from './project.mjs'

/** A fault that keeps a test file running this long has been noticed: it loops. */
const PATIENCE = 60_000
/** Faults that one process of Jest takes: it keeps every transformed file in memory. */
const FAULTS_PER_WORKER = 40

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '2' },
  },
})
const count = Number(values.count)
const deadline = Date.now() + Number(values.minutes) * 60_000

/** Mulberry32: numbers from 0 to 1, the same ones for a seed. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled(items, random) {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[order[last], order[other]] = [order[other], order[last]]
  }
  return order
}

/** A process with Jest in it; `run` resolves to the failed test file, null when all pass, or `'stopped'`. */
function createRunner() {
  let worker
  let taken = 0

  async function start() {
    worker?.kill('SIGKILL')
    taken = 0
    worker = fork(new URL('worker.mjs', import.meta.url), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('exit', () => reject(new Error('Jest did not start.')))
    })
    worker.removeAllListeners('exit')
  }

  async function run(fault, tests) {
    if (!worker || taken++ >= FAULTS_PER_WORKER) await start()
    const outcome = await new Promise((resolve) => {
      const giveUp = () => resolve('stopped')
      let timer = setTimeout(giveUp, PATIENCE)
      worker.on('exit', giveUp).on('message', ({ failed }) => {
        clearTimeout(timer)
        if (failed === undefined) timer = setTimeout(giveUp, PATIENCE)
        else resolve(failed)
      })
      worker.send({ fault, tests })
    })
    worker.removeAllListeners()
    if (outcome === 'stopped') await start()
    return outcome
  }
  return { run, stop: () => worker?.kill('SIGKILL') }
}

const tuning = readTuning()

/** Whether the fault changes a number of which any near value is as right (tuning.json). */
function isTuning(project, fault) {
  const names = fault.kind === 'number' ? tuning.get(fault.name) : undefined
  return names === 'all' || names?.includes(project.declarationOf(fault))
}

const project = openProject()
console.log(`Seed ${values.seed}`)
const random = randomFrom(Number(values.seed))
const all = project.faults(values.only)
const queue = shuffled(all, random)
  .map((fault) => ({ ...fault, text: fault.texts[Math.floor(random() * fault.texts.length)] }))
  .values()
const sound = new Set()
const tally = { noticed: 0, survived: [], unreached: [], undecided: 0, tuning: 0, rejected: 0, started: 0 }

/** Tests that pass without a fault; what fails anyway proves nothing. */
async function checkSound(runner, test) {
  if (sound.has(test)) return
  sound.add(test)
  if (await runner.run(null, [test])) throw new Error(`${test} fails without a fault.`)
}

async function tryFault(runner, fault) {
  const tests = project.testsOf(fault.file)
  if (tests.length === 0) return tally.unreached.push(fault)
  const failed = await runner.run({ file: fault.file, source: project.mutated(fault) }, tests)
  if (failed === null) {
    tally.survived.push(fault)
    return console.log(project.describe(fault))
  }
  if (failed !== 'stopped') await checkSound(runner, failed)
  // On a busy machine the tests may take as long without the fault.
  else if ((await runner.run(null, tests)) !== null) {
    tally.undecided++
    return
  }
  tally.noticed++
}

async function work() {
  const runner = createRunner()
  for (const fault of queue) {
    if (tally.started >= count || Date.now() > deadline) break
    if (isTuning(project, fault)) tally.tuning++
    else if (!project.compiles(fault)) tally.rejected++
    else {
      tally.started++
      await tryFault(runner, fault)
      if (tally.started % 25 === 0) console.error(`${tally.started} of ${count} tried, ${tally.noticed} noticed`)
    }
  }
  runner.stop()
}

await Promise.all(Array.from({ length: Number(values.jobs) }, work))

const percent = (part, whole) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
const { noticed, survived, unreached } = tally
console.log(`
Of ${all.length} possible faults in ${new Set(all.map(({ name }) => name)).size} files, ${tally.started} were tried (seed ${values.seed}):
${noticed} noticed and ${survived.length} not, ${percent(noticed, noticed + survived.length)};
${unreached.length} lie where no unit test reaches (${percent(noticed, tally.started - tally.undecided)} of all noticed):
${[...new Set(unreached.map(({ file }) => `  ${relative(process.cwd(), file)}`))].sort().join('\n')}
Not counted: ${tally.undecided} whose tests take too long without them, ${tally.rejected} that the compiler refuses, ${tally.tuning} tuning constants (scripts/mutate/tuning.json).`)
process.exit(0)
