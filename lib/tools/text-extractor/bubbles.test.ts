import { areMessages, bubbleBlocks } from './bubbles'
import type { Box } from './gray'

const LETTER = 10
/** Letters in a row from a place on. */
const word = (x: number, y: number, letters: number): Box[] =>
  Array.from({ length: letters }, (_, at) => ({ x0: x + at * 12, y0: y, x1: x + at * 12 + 9, y1: y + LETTER }))

it('gives what is above a bubble, in it and beside it, from the top', () => {
  const bubbles = [
    { x0: 20, y0: 40, x1: 200, y1: 80 },
    { x0: 150, y0: 120, x1: 330, y1: 160 },
  ]
  const marks = [
    ...word(160, 135, 8),
    ...word(90, 148, 4),
    ...word(210, 68, 4),
    ...word(40, 55, 1),
    ...word(30, 20, 4),
    // A speck beside the first bubble, which is no line.
    ...word(300, 50, 1),
    ...word(30, 200, 5),
  ]
  const blocks = bubbleBlocks(bubbles, marks, LETTER, {})
  expect(blocks.map(({ x0, y0 }) => [x0, y0])).toEqual([
    [30, 20],
    [40, 55],
    [210, 68],
    [160, 135],
    [90, 148],
    [30, 200],
  ])
})

it('tells the time behind a message from it by its smaller letters, except in a line of its own', () => {
  const bubbles = [
    { x0: 20, y0: 40, x1: 200, y1: 80 },
    { x0: 20, y0: 120, x1: 200, y1: 180 },
  ]
  const small = (x: number, y: number): Box[] =>
    [0, 7, 14, 21].map((by) => ({ x0: x + by, y0: y + 4, x1: x + by + 5, y1: y + LETTER }))
  const timesOf = (marks: readonly Box[]) => bubbleBlocks(bubbles, marks, LETTER, {}).map(({ time }) => time)
  const first = word(30, 55, 6)
  const second = [...word(30, 135, 8), ...word(30, 155, 4)]
  const [left, right] = [small(120, 55), small(120, 155)]
  expect(timesOf([...first, ...left, ...second, ...right])).toEqual([
    { x0: 120, y0: 59, x1: 146, y1: 65 },
    { x0: 120, y0: 159, x1: 146, y1: 165 },
  ])
  // Letters as high as the message, and too close to it to be a time.
  expect(timesOf([...first, ...word(120, 55, 4), ...second, ...small(78, 155)])).toEqual([undefined, undefined])
  expect(timesOf([...small(120, 55), ...second])).toEqual([undefined, undefined])
})

it('tells a time of two words behind whole syllables, of whose parts the letters are', () => {
  const bubbles = [{ x0: 20, y0: 40, x1: 200, y1: 80 }]
  const syllable = (height: number): Box => ({ x0: 40, y0: 65 - height, x1: 56, y1: 65 })
  const time = [120, 127, 137, 144].map((x0) => ({ x0, y0: 56, x1: x0 + 5, y1: 65 }))
  const timeAfter = (height: number) =>
    bubbleBlocks(bubbles, [...word(60, 55, 4), syllable(height), ...time], LETTER, {})[0]!.time
  expect(timeAfter(17)).toEqual({ x0: 120, y0: 56, x1: 149, y1: 65 })
  expect(timeAfter(14)).toBeUndefined()
})

it('tells messages with a time beside them from badges in the rows of a table', () => {
  const rows = [40, 120, 200]
  const bubbles = rows.map((y0, at) => ({ x0: 200, y0, x1: 300 + at * 20, y1: y0 + 40 }))
  const inside = rows.flatMap((y) => word(210, y + 15, 6))
  const times = rows.flatMap((y) => word(140, y + 15, 4))
  const cells = rows.flatMap((y) => [...word(20, y + 15, 8), ...word(360, y + 15, 4)])
  // Above, between and below them.
  const others = [10, 90, 170, 250].flatMap((y) => word(20, y, 20))
  expect(areMessages(bubbles, [...inside, ...times, ...others], LETTER)).toBe(true)
  expect(areMessages(bubbles, [...inside, ...cells, ...others], LETTER)).toBe(false)
})
