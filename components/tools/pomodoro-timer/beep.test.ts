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

test('a tone has its frequency, volume and length, and fades at both ends', async () => {
  const log: unknown[] = []
  const noted =
    (name: string) =>
    (...given: unknown[]) =>
      log.push([name, ...given])
  const frequency = { value: 0 }
  const connected = (name: string) => (node: unknown) => {
    log.push([name, node])
    return node
  }
  const gain = { setValueAtTime: noted('set'), linearRampToValueAtTime: noted('ramp') }
  const level = { gain, connect: connected('level to') }
  const tone = { frequency, connect: connected('tone to'), start: noted('start'), stop: noted('stop') }
  Object.assign(globalThis, {
    AudioContext: class {
      currentTime = 4
      destination = 'output'
      resume = async () => {}
      createOscillator = () => tone
      createGain = () => level
    },
  })
  sound.beep(800, 0.5, 0.25)
  await settle()
  expect(frequency.value).toBe(800)
  expect(log).toEqual([
    ['set', 0, 4],
    ['ramp', 0.25, 4.01],
    ['set', 0.25, 4.49],
    ['ramp', 0, 4.5],
    ['tone to', level],
    ['level to', 'output'],
    ['start', 4],
    ['stop', 4.5],
  ])
})
