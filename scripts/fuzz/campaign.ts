import { startCpuTimer } from '@/scripts/jest/cpu-timer'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { isToolError } from '@/lib/core/errors'
import { seededRandom, seedFromText, type Random } from '@/lib/core/random'

/** A target of a campaign: a source of inputs, and a function that may reject them only with a ToolError. */
interface Target<Input> {
  readonly name: string
  readonly next: (random: Random) => Input
  /** Throws a ToolError for input it refuses, an Error for a defect or a broken promise about its result. */
  readonly run: (input: Input) => unknown
}

/** A target made ready, whatever its inputs are. */
export interface Attack {
  readonly name: string
  /** Gives how many inputs the budget allowed; throws on the first defect, with the input stored under reports/fuzz. */
  readonly start: (budget: Budget) => Promise<number>
}

export interface Budget {
  readonly seed: number
  readonly runs: number
  /** Ends a campaign earlier, or not at all before (runs: Infinity). */
  readonly milliseconds: number
}

/** A slower case is reported as too slow, and after ten times as long as endless. */
const SLOW_MILLISECONDS = 2_000
const MAX_RESIDENT_BYTES = 2 * 2 ** 30
const REPORTS = path.join(process.cwd(), 'reports/fuzz')

/** A thread that ends the process, saying where, when the campaign's count stands still: nothing else ends a loop. */
const WATCHDOG = `
const { workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const state = new Int32Array(workerData.state)
let known = -1
setInterval(() => {
  const now = Atomics.load(state, 0)
  if (now === known && Atomics.load(state, 1) === 1) {
    writeSync(2, 'endless: ' + workerData.name + ', case ' + now + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }
  known = now
}, ${10 * SLOW_MILLISECONDS})
`

function keep(name: string, input: unknown): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = path.join(REPORTS, name.replace(/\W+/g, '-'))
  writeFileSync(file, input instanceof Uint8Array ? input : String(input))
  return file
}

/** Milliseconds of processor time that a target takes for an input, or its defect. */
async function tried<Input>({ run }: Target<Input>, input: Input): Promise<Error | number> {
  const elapsed = startCpuTimer()
  try {
    await run(input)
  } catch (error) {
    if (!isToolError(error)) return error instanceof Error ? error : new Error(String(error))
  }
  return elapsed()
}

async function attempt<Input>(target: Target<Input>, input: Input): Promise<Error | null> {
  const first = await tried(target, input)
  if (first instanceof Error) return first
  // The first time may load and compile a library; only the second is the target's own.
  const took = first > SLOW_MILLISECONDS ? await tried(target, input) : first
  if (took instanceof Error) return took
  if (took > SLOW_MILLISECONDS) return new Error(`took ${Math.round(took)} ms`)
  if (process.memoryUsage.rss() > MAX_RESIDENT_BYTES) return new Error('memory over 2 GB')
  return null
}

async function campaign<Input>(target: Target<Input>, { seed, runs, milliseconds }: Budget): Promise<number> {
  const random = seededRandom(seedFromText(`${target.name} ${seed}`))
  const state = new Int32Array(new SharedArrayBuffer(8))
  const watchdog = new Worker(WATCHDOG, { eval: true, workerData: { state: state.buffer, name: target.name } })
  const end = performance.now() + milliseconds
  let count = 0
  try {
    Atomics.store(state, 1, 1)
    for (; count < runs && performance.now() < end; count++) {
      Atomics.store(state, 0, count)
      const input = target.next(random)
      const defect = await attempt(target, input)
      if (!defect) continue
      const file = keep(`${target.name} ${seed} ${count}`, input)
      defect.message = `${target.name}, seed ${seed}, case ${count} (${file}): ${defect.message}`
      throw defect
    }
  } finally {
    await watchdog.terminate()
  }
  return count
}

export function attackOn<Input>(target: Target<Input>): Attack {
  return { name: target.name, start: (budget) => campaign(target, budget) }
}
