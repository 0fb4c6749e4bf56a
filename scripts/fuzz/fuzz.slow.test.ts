import { FILE_TARGETS } from './file-targets'
import { TEXT_TARGETS } from './text-targets'

/**
 * Every parser on damaged input: it may refuse by a ToolError, nothing else; and what it accepts keeps its promises. Short
 * and always the same here; `npm run fuzz -- --minutes 10 --seed 7 --only metadata` is longer, elsewhere, on one target.
 */
const TARGETS = [...FILE_TARGETS, ...TEXT_TARGETS].filter(({ name }) => name.includes(process.env.FUZZ_ONLY ?? ''))
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 0)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const RUNS = 100

const budget =
  MINUTES > 0
    ? { seed: SEED, runs: Infinity, milliseconds: (MINUTES * 60_000) / TARGETS.length }
    : { seed: SEED, runs: RUNS, milliseconds: Infinity }

// The metadata parser says there what it could not read.
beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))

test.each(TARGETS)(
  '$name',
  async (target) => {
    const count = await target.start(budget)
    if (MINUTES > 0) process.stdout.write(`${target.name}: ${count} inputs\n`)
    expect(count).toBeGreaterThan(0)
  },
  budget.milliseconds === Infinity ? undefined : budget.milliseconds + 60_000,
)
