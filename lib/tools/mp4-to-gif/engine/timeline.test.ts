import { timelineOf } from './timeline'

const at = ({ timestampAt }: ReturnType<typeof timelineOf>, ...seconds: number[]) =>
  seconds.map((time) => Math.round(timestampAt(time) * 1000) / 1000)

test('a track without edits begins with its first frame', () => {
  const timeline = timelineOf([], 0.066, 5.066)
  expect(timeline.duration).toBeCloseTo(5)
  expect(at(timeline, 0, 2)).toEqual([0.066, 2.066])
})

test('a cut begins and ends where it says', () => {
  // mediabunny moves the half second before the cut to negative times.
  const timeline = timelineOf([{ duration: 1.2, from: 0.5, rate: 1 }], -0.5, 1.5)
  expect(timeline.duration).toBeCloseTo(1.2)
  expect(at(timeline, 0, 1, 3)).toEqual([0, 1, 1.198])
})

test('an edit that says more than there is ends with the track, as one without a length does', () => {
  expect(timelineOf([{ duration: 9, from: 1, rate: 1 }], -1, 3).duration).toBe(3)
  expect(timelineOf([{ duration: 0, from: 1, rate: 1 }], -1, 3).duration).toBe(3)
})

test('time in which nothing is shown yet does not count', () => {
  const edits = [
    { duration: 0.7, from: -1, rate: 1 },
    { duration: 5, from: 0, rate: 1 },
  ]
  const timeline = timelineOf(edits, 0.7, 5.7)
  expect(timeline.duration).toBeCloseTo(5)
  expect(at(timeline, 0, 1)).toEqual([0.7, 1.7])
})

test('several edits follow each other: a part left out, a still, half the speed', () => {
  const edits = [
    { duration: 1, from: 0, rate: 1 },
    { duration: 1, from: 3, rate: 1 },
    { duration: 0.5, from: -1, rate: 1 },
    { duration: 2, from: 1, rate: 0.5 },
  ]
  const timeline = timelineOf(edits, 0, 5)
  expect(timeline.duration).toBeCloseTo(4.5)
  expect(at(timeline, 0.5, 1.5, 2.2, 2.5, 4)).toEqual([0.5, 3.5, 3.998, 1, 1.75])
})

test('where one edit ends exactly, the next begins, whatever the sum of durations is', () => {
  const edits = [0, 1, 2, 3].map((from) => ({ duration: 0.2, from, rate: 1 }))
  // 0.2 + 0.2 + 0.2 is more than 0.6.
  expect(at(timelineOf(edits, 0, 5), 0.2, 0.4, 0.6)).toEqual([1, 2, 3])
})
