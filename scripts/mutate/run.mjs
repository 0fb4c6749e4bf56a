/**
 * Puts small faults into the code, one at a time and at random, and counts those that the unit tests notice.
 * `npm run mutate -- lib/image --count 100 --minutes 20 --seed 7`; without a folder or file it takes all; a seed draws the same
 * faults again.
 */
import { fork } from 'node:child_process'
import { parseArgs } from 'node:util'
import { openProject, readTuning } from './project.mjs'

/** A fault that keeps a test file running this long has been noticed: it loops. */
const PATIENCE = 60_000
/** Faults that one process of Jest takes: it keeps every transformed file in memory. */
const FAULTS_PER_WORKER = 40

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
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
const all = project.faults(positionals[0] ?? '')
const queue = shuffled(all, random)
  .map((fault) => ({ ...fault, text: fault.texts[Math.floor(random() * fault.texts.length)] }))
  .values()
const sound = new Set()
/** Faults tried, each with its `outcome`. */
const tried = []
const leftOut = { tuning: 0, rejected: 0 }

/** Whether a test passes without a fault: what fails anyway proves nothing. On a busy machine it may not be known. */
async function isSound(runner, test) {
  if (sound.has(test)) return true
  const failed = await runner.run(null, [test])
  if (failed === 'stopped') return false
  if (failed) throw new Error(`${test} fails without a fault.`)
  sound.add(test)
  return true
}

async function outcomeOf(runner, fault) {
  const tests = project.testsOf(fault.file)
  if (tests.length === 0) return 'unreached'
  const failed = await runner.run({ file: fault.file, source: project.mutated(fault) }, tests)
  if (failed === null) {
    console.log(project.describe(fault))
    return 'survived'
  }
  // On a busy machine the tests may take as long without the fault.
  const proves = failed === 'stopped' ? (await runner.run(null, tests)) === null : await isSound(runner, failed)
  return proves ? 'noticed' : 'undecided'
}

async function work() {
  const runner = createRunner()
  for (const fault of queue) {
    if (tried.length >= count || Date.now() > deadline) break
    if (isTuning(project, fault)) leftOut.tuning++
    else if (!project.compiles(fault)) leftOut.rejected++
    else {
      tried.push(fault)
      fault.outcome = await outcomeOf(runner, fault)
      if (tried.length % 25 === 0) console.error(`${tried.length} of ${count} tried`)
    }
  }
  runner.stop()
}

await Promise.all(Array.from({ length: Number(values.jobs) }, work))

const having = (outcome, faults = tried) => faults.filter((fault) => fault.outcome === outcome)
const percent = (part, whole) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`
/** `lib/image`, or `lib/tools/unit-converter`. */
const roomOf = ({ name }) => /^\w+\/(tools\/)?[^/]+/.exec(name)[0]
const rooms = [...new Set(tried.map(roomOf))].sort().map((room) => {
  const faults = tried.filter((fault) => roomOf(fault) === room)
  return `  ${room} ${having('noticed', faults).length} of ${faults.length}`
})
const [noticed, survived, unreached, undecided] = ['noticed', 'survived', 'unreached', 'undecided'].map(
  (outcome) => having(outcome).length,
)
console.log(`
Of ${all.length} possible faults in ${new Set(all.map(({ name }) => name)).size} files, ${tried.length} were tried (seed ${values.seed}):
${noticed} noticed and ${survived} not, ${percent(noticed, noticed + survived)};
${unreached} lie where no unit test reaches (${percent(noticed, tried.length - undecided)} of all noticed):
${[...new Set(having('unreached').map(({ name }) => `  ${name}`))].sort().join('\n')}
Noticed by room:
${rooms.join('\n')}
Not counted: ${undecided} whose tests take too long without them, ${leftOut.rejected} that the compiler refuses, ${leftOut.tuning} tuning constants (scripts/mutate/tuning.json).`)
process.exit(0)
