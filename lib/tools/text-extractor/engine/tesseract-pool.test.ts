import { SEGMENTATION, type Recognition, type Tesseract } from './tesseract'
import { TesseractPool } from './tesseract-pool'

const settle = () => new Promise((resolve) => setImmediate(resolve))

interface Job {
  readonly engine: number
  readonly pgm: number
  readonly finish: () => void
  readonly fail: () => void
}

/** A pool of engines whose jobs the test ends; those at `broken` places do not start. */
function setUp(size: number, broken: readonly number[] = []) {
  const jobs: Job[] = []
  const ended: number[] = []
  let started = 0
  const start = async () => {
    const engine = started++
    if (broken.includes(engine)) throw new Error(`engine ${engine}`)
    const recognize = ([pgm]: Uint8Array) =>
      new Promise<Recognition>((resolve, reject) =>
        jobs.push({
          engine,
          pgm: pgm!,
          finish: () => resolve({ text: `${pgm}`, blocks: [] }),
          fail: () => reject(new Error(`crash of ${engine}`)),
        }),
      )
    return { recognize, end: () => void ended.push(engine) } as unknown as Tesseract
  }
  const pool = new TesseractPool(start, size)
  const read = async (pgm: number) => (await pool.recognize(Uint8Array.of(pgm), SEGMENTATION.block, {})).text
  return { pool, read, jobs, ended, started: () => started }
}

const engines = (jobs: readonly Job[]) => jobs.map(({ engine, pgm }) => [engine, pgm])

test('an engine starts when all others are busy, and each takes what waits when it is free', async () => {
  const { read, jobs, started } = setUp(2)
  const reads = [1, 2, 3].map(read)
  await settle()
  expect(engines(jobs)).toEqual([
    [0, 1],
    [1, 2],
  ])
  jobs[1]!.finish()
  await settle()
  expect(engines(jobs.slice(2))).toEqual([[1, 3]])
  jobs[0]!.finish()
  jobs[2]!.finish()
  expect(await Promise.all(reads)).toEqual(['1', '2', '3'])
  const again = read(4)
  await settle()
  expect(jobs[3]!.engine).toBe(0)
  jobs[3]!.finish()
  expect(await again).toBe('4')
  expect(started()).toBe(2)
})

test('engines start early for as many pictures as there are, and no more than there may be', () => {
  const { pool, started } = setUp(3)
  pool.warm(2)
  expect(started()).toBe(2)
  pool.warm(9)
  expect([started(), pool.size]).toEqual([3, 3])
})

test('one that did not start ahead is started once more when it is needed', async () => {
  const { pool, read, jobs, started } = setUp(1, [0])
  pool.warm(1)
  await settle()
  const reading = read(1)
  await settle()
  jobs[0]!.finish()
  expect([await reading, started()]).toEqual(['1', 2])
})

test('an engine that does not start leaves its work to the others', async () => {
  const { pool, read, jobs, started } = setUp(2, [1])
  const reads = [1, 2].map(read)
  await settle()
  expect(engines(jobs)).toEqual([[0, 1]])
  jobs[0]!.finish()
  await settle()
  expect(engines(jobs.slice(1))).toEqual([[0, 2]])
  jobs[1]!.finish()
  expect(await Promise.all(reads)).toEqual(['1', '2'])
  expect([pool.size, started()]).toEqual([1, 2])
})

test('one that fails at work ends, and another one does it again', async () => {
  const { read, jobs, ended } = setUp(2)
  const reads = [1, 2].map(read)
  await settle()
  jobs[0]!.fail()
  jobs[1]!.finish()
  await settle()
  expect(engines(jobs.slice(2))).toEqual([[1, 1]])
  jobs[2]!.finish()
  expect(await Promise.all(reads)).toEqual(['1', '2'])
  expect(ended).toEqual([0])
})

test('the failure of the only engine is that of the reading', async () => {
  const { read, jobs } = setUp(2)
  const failed = read(1)
  await settle()
  jobs[0]!.fail()
  await expect(failed).rejects.toThrow('crash of 0')
  await expect(setUp(1, [0]).read(1)).rejects.toThrow('engine 0')
})

test('all engines end with the pool, also those that are starting', async () => {
  const { pool, ended } = setUp(3, [1])
  pool.warm(3)
  pool.end()
  await settle()
  expect(ended).toEqual([0, 2])
})
