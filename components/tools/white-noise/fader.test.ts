import { Fader } from './fader'
import { clickDecibels } from '@/scripts/measure/click-level'

interface Event {
  readonly kind: 'set' | 'ramp'
  readonly value: number
  readonly time: number
}

/** A fake AudioParam with the automation methods that Fader uses, following the Web Audio specification. */
class FakeGain {
  events: Event[] = []
  constructor(readonly initial: number) {}
  cancelScheduledValues(from: number) {
    this.events = this.events.filter(({ time }) => time < from)
  }
  setValueAtTime(value: number, time: number) {
    this.insert({ kind: 'set', value, time })
  }
  linearRampToValueAtTime(value: number, time: number) {
    this.insert({ kind: 'ramp', value, time })
  }
  at(time: number): number {
    const before = this.events.findLast((event) => event.time <= time)
    const after = this.events.find((event) => event.time > time)
    const from = before?.value ?? this.initial
    if (after?.kind !== 'ramp') return from
    const start = before?.time ?? 0
    return from + ((after.value - from) * (time - start)) / (after.time - start)
  }
  private insert(event: Event) {
    const later = this.events.findIndex(({ time }) => time > event.time)
    this.events.splice(later < 0 ? this.events.length : later, 0, event)
  }
}

const RATE = 48_000

/** Runs actions on a fader at their times, in seconds, and returns the gain of every frame. */
function simulate(seconds: number, actions: readonly (readonly [at: number, act: (fader: Fader) => void])[]): number[] {
  const context = { currentTime: 0 }
  Object.assign(globalThis, {
    GainNode: class {
      gain: FakeGain
      constructor(_: unknown, { gain }: { gain: number }) {
        this.gain = new FakeGain(gain)
      }
    },
  })
  const fader = new Fader(context as BaseAudioContext, 0)
  const due = [...actions]
  return Array.from({ length: seconds * RATE }, (_, frame) => {
    context.currentTime = frame / RATE
    while (due[0] && due[0][0] <= context.currentTime) due.shift()?.[1](fader)
    return (fader.node.gain as unknown as FakeGain).at(context.currentTime)
  })
}

test('the click measurement detects a sudden change of level', () => {
  expect(clickDecibels([0, 0, 0, 1, 1, 1, 1], RATE)).toBeGreaterThan(-3)
})

test('starting, stopping and changing reach the level within 50 ms without clicks above -40 dB', () => {
  const gains = simulate(1, [
    [0.1, (fader) => fader.fadeTo(1)],
    [0.4, (fader) => fader.fadeTo(0.3)],
    [0.7, (fader) => fader.fadeTo(0)],
  ])
  const at = (seconds: number) => gains[Math.round(seconds * RATE)]
  expect([at(0.09), at(0.15), at(0.39), at(0.45), at(0.75), at(0.99)]).toEqual([0, 1, 1, 0.3, 0, 0])
  expect(clickDecibels(gains, RATE)).toBeLessThan(-40)
})

test('interrupted fades do not jump', () => {
  const gains = simulate(1, [
    [0.1, (fader) => fader.fadeTo(1)],
    [0.11, (fader) => fader.fadeTo(0)],
    [0.13, (fader) => fader.fadeTo(1)],
  ])
  expect(gains.at(-1)).toBe(1)
  expect(clickDecibels(gains, RATE)).toBeLessThan(-40)
  const rising = simulate(2, [
    [0, (fader) => fader.fadeTo(0.3)],
    [1, (fader) => fader.fadeOutBetween(1.5, 1.9)],
    [1.02, (fader) => fader.fadeTo(0)],
  ])
  expect(clickDecibels(rising, RATE)).toBeLessThan(-40)
})

test('a fade can be scheduled for a later time', () => {
  const gains = simulate(1, [[0.1, (fader) => fader.fadeTo(1, 0.5)]])
  expect(gains[0.49 * RATE]).toBe(0)
  expect(gains.at(-1)).toBe(1)
})

test('a long fade-out ends in silence, and canceling it midway restores the level without a click', () => {
  const faded = simulate(4, [
    [0, (fader) => fader.fadeTo(1)],
    [1, (fader) => fader.fadeOutBetween(2, 3.5)],
  ])
  expect(faded[1.9 * RATE]).toBe(1)
  expect(faded[2.75 * RATE]).toBeCloseTo(0.5, 6)
  expect(faded.at(-1)).toBe(0)
  const canceled = simulate(4, [
    [0, (fader) => fader.fadeTo(1)],
    [1, (fader) => fader.fadeOutBetween(2, 3.5)],
    [3, (fader) => fader.fadeTo(1)],
  ])
  expect(canceled.at(-1)).toBe(1)
  expect(clickDecibels(faded, RATE)).toBeLessThan(-40)
  expect(clickDecibels(canceled, RATE)).toBeLessThan(-40)
})
