/** @jest-environment jsdom */
import type * as Beep from './beep'

/** Stands in for Web Audio as browsers have it: what was asked for before a press waits for one. */
class FakeContext {
  static pressed = false
  static waiting: (() => void)[] = []
  static tones = 0
  currentTime = 0
  destination = {}
  resume = () =>
    FakeContext.pressed ? Promise.resolve() : new Promise<void>((resolve) => FakeContext.waiting.push(resolve))
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
  FakeContext.pressed = true
  document.dispatchEvent(new Event(type))
  for (const resolve of FakeContext.waiting.splice(0)) resolve()
  await settle()
}

let sound: typeof Beep

beforeEach(async () => {
  Object.assign(globalThis, { AudioContext: FakeContext })
  Object.assign(FakeContext, { pressed: false, waiting: [], tones: 0 })
  jest.resetModules()
  sound = await import('./beep')
})
afterEach(() => jest.restoreAllMocks())

test('a page that was only reloaded sounds where the browser allows it without a press', async () => {
  FakeContext.pressed = true
  sound.beep(800, 0.5, 1)
  await settle()
  expect(FakeContext.tones).toBe(1)
})

test.each(['pointerdown', 'pointerup', 'keydown'])('any %s on the page allows the sound', async (type) => {
  const stop = sound.unlockSoundOnPress()
  await press(type)
  stop()
  sound.beep(800, 0.5, 1)
  await settle()
  expect(FakeContext.tones).toBe(1)
})

test('a tone that waited for a press for long is dropped', async () => {
  sound.beep(800, 0.5, 1)
  const later = Date.now() + 60_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await press('pointerdown')
  expect(FakeContext.tones).toBe(0)
})

test('without Web Audio nothing happens', () => {
  Object.assign(globalThis, { AudioContext: undefined })
  expect(() => sound.beep(800, 0.5, 1)).not.toThrow()
})
