/** @jest-environment jsdom */
import type * as Beep from './beep'

/** A fake AudioContext that follows the autoplay policy: `resume()` waits for a user gesture. */
class FakeContext {
  static hasGesture = false
  static waiting: (() => void)[] = []
  static tones = 0
  currentTime = 0
  destination = {}
  resume = () =>
    FakeContext.hasGesture ? Promise.resolve() : new Promise<void>((resolve) => FakeContext.waiting.push(resolve))
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: <Node>(node: Node) => node,
    start: () => FakeContext.tones++,
    stop: () => {},
  })
  createGain = () => ({
    gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} },
    connect: <Node>(node: Node) => node,
  })
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

async function press(type: string) {
  FakeContext.hasGesture = true
  document.dispatchEvent(new Event(type))
  for (const resolve of FakeContext.waiting.splice(0)) resolve()
  await settle()
}

let sound: typeof Beep

beforeEach(async () => {
  Object.assign(globalThis, { AudioContext: FakeContext })
  Object.assign(FakeContext, { hasGesture: false, waiting: [], tones: 0 })
  jest.resetModules()
  sound = await import('./beep')
})
afterEach(() => jest.restoreAllMocks())

test('the tone plays without a user gesture if the browser allows it', async () => {
  FakeContext.hasGesture = true
  sound.beep(800, 0.5, 1)
  await settle()
  expect(FakeContext.tones).toBe(1)
})

test.each(['pointerdown', 'pointerup', 'keydown'])('a %s event on the page unlocks the sound', async (type) => {
  const stop = sound.unlockSoundOnGesture()
  await press(type)
  stop()
  sound.beep(800, 0.5, 1)
  await settle()
  expect(FakeContext.tones).toBe(1)
})

test('a tone that waited too long for a user gesture is dropped', async () => {
  sound.beep(800, 0.5, 1)
  const later = Date.now() + 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await press('pointerdown')
  expect(FakeContext.tones).toBe(0)
})

test('nothing happens without Web Audio support', () => {
  Object.assign(globalThis, { AudioContext: undefined })
  expect(() => sound.beep(800, 0.5, 1)).not.toThrow()
})
