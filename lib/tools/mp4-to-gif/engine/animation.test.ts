import { createPixels } from '@/lib/image/pixels/pixels'
import { animationEngine, timesOf } from './animation'

/** A picture of two pixels that is as bright as its number, half of it transparent. */
const pixels = (index: number) => {
  const picture = createPixels(2, 1)
  picture.data.set([index, index, index, 255, 0, 0, 0, 0])
  return picture
}

async function shown(
  frame: (index: number) => Promise<ReturnType<typeof pixels>>,
  start: number,
  step: number,
  count: number,
) {
  const engine = animationEngine({ width: 2, height: 1, times: [0, 0.1, 0.5, 0.6], frame, close: jest.fn() })
  const request = { start, step, count, crop: { x: 0, y: 0, width: 2, height: 1 }, width: 2, height: 1 }
  const frames: number[][] = []
  for await (const { data, alpha } of engine.frames(request)) frames.push([data[0]!, ...(alpha ?? [])])
  return frames
}

test('a delay that browsers do not follow is a tenth of a second', () => {
  expect(timesOf([0, 0.01, 0.02, 0.3])).toEqual([0, 0.1, 0.2, expect.closeTo(0.22), expect.closeTo(0.52)])
})

test('each moment has the frame that is shown then, decoded once, and after the end the last', async () => {
  const frame = jest.fn(async (index: number) => pixels(index))
  expect(await shown(frame, 0, 0.1, 8)).toEqual([0, 1, 1, 1, 1, 2, 2, 2].map((index) => [index, 255, 0]))
  expect(frame).toHaveBeenCalledTimes(3)
})

test('it ends before a damaged frame, and is refused where there is none before', async () => {
  const frame = async (index: number) => (index < 2 ? pixels(index) : Promise.reject(new Error('damaged')))
  expect(await shown(frame, 0.4, 0.1, 3)).toHaveLength(1)
  await expect(shown(frame, 0.5, 0.1, 1)).rejects.toMatchObject({ code: 'videoDamaged' })
})
