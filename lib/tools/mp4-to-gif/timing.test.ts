import { frameDelays, gifFrameCount, sourceFrameCount, sourceFrameTimes } from './timing'

describe('delays', () => {
  it.each([
    [10, 30, 10],
    [20, 60, 5],
    [25, 50, 4],
  ])('%i pictures a second stand evenly', (fps, count, delay) => {
    expect(frameDelays(count, fps)).toEqual(Array(count).fill(delay))
  })

  it('30 frames a second alternate between 3 and 4 hundredths and preserve the length', () => {
    const delays = frameDelays(90, 30)
    expect(delays.slice(0, 6)).toEqual([3, 4, 3, 3, 4, 3])
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBe(300)
  })

  it.each(Array.from({ length: 26 }, (_, index) => index + 5))(
    'at %i frames a second no frame starts more than half a hundredth from its time',
    (fps) => {
      let begins = 0
      frameDelays(10 * fps, fps).forEach((delay, index) => {
        expect(Math.abs(begins - (100 * index) / fps)).toBeLessThanOrEqual(0.5)
        begins += delay
      })
      expect(begins).toBe(1000)
    },
  )
})

describe('frames', () => {
  it('are duration times rate, divided by the speed', () => {
    expect(sourceFrameCount({ duration: 3, fps: 10, speed: 1 })).toBe(30)
    expect(sourceFrameCount({ duration: 3, fps: 10, speed: 2 })).toBe(15)
    expect(sourceFrameCount({ duration: 3, fps: 10, speed: 0.5 })).toBe(60)
    expect(sourceFrameCount({ duration: 0.5, fps: 5, speed: 4 })).toBe(1)
    expect([2.54, 2.55].map((duration) => sourceFrameCount({ duration, fps: 10, speed: 1 }))).toEqual([25, 26])
  })

  it('of a boomerang show neither end twice', () => {
    expect(gifFrameCount({ duration: 3, fps: 10, speed: 1, order: 'reverse' })).toBe(30)
    expect(gifFrameCount({ duration: 3, fps: 10, speed: 1, order: 'boomerang' })).toBe(58)
    expect(gifFrameCount({ duration: 1, fps: 2, speed: 1, order: 'boomerang' })).toBe(2)
    expect(gifFrameCount({ duration: 1, fps: 1, speed: 1, order: 'boomerang' })).toBe(1)
  })
})

test('the moments of the video that are read follow the rate and the speed', () => {
  expect(sourceFrameTimes({ start: 2, duration: 2, fps: 5, speed: 2.5 })).toEqual([2, 2.5, 3, 3.5])
})
