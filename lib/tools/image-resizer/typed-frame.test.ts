import { typedFrame, type TypedSides } from './typed-frame'

const SIZE = { width: 1000, height: 800 }
const WHOLE = { x: 0, y: 0, ...SIZE }
const WANTED = { x: 300, y: 250, width: 400, height: 500 }

/** Every order of four. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((first) => orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}

test.each(orders(Object.entries(WANTED) as [keyof typeof WANTED, number][]))(
  'four numbers make their frame, typed as %j, %j, %j, %j',
  (...typed) => {
    expect(typedFrame(WHOLE, typed, null, SIZE)).toEqual(WANTED)
    const corner = { x: 990, y: 790, width: 10, height: 10 }
    expect(typedFrame(corner, typed, null, SIZE)).toEqual(WANTED)
  },
)

test.each<[TypedSides, object]>([
  [[['x', 300]], { x: 300, width: 700 }],
  [[['width', 400]], { x: 0, width: 400 }],
  [
    [
      ['x', 300],
      ['width', 900],
    ],
    { x: 100, width: 900 },
  ],
  [
    [
      ['width', 900],
      ['x', 300],
    ],
    { x: 300, width: 700 },
  ],
  // What the first digits pushed away comes back.
  [
    [
      ['width', 900],
      ['x', 50],
    ],
    { x: 50, width: 900 },
  ],
  [[['x', 5000]], { x: 999, width: 1 }],
  [[['height', 5000]], { y: 0, height: 800 }],
])('of %j the later number stays', (typed, expected) => {
  expect(typedFrame(WHOLE, typed, null, SIZE)).toMatchObject(expected)
})

test.each<[TypedSides, object]>([
  [[['width', 400]], { x: 0, y: 0, width: 400, height: 200 }],
  [[['height', 200]], { x: 0, y: 0, width: 400, height: 200 }],
  [
    [
      ['height', 200],
      ['x', 100],
    ],
    { x: 100, y: 0, width: 400, height: 200 },
  ],
  [
    [
      ['x', 900],
      ['y', 10],
    ],
    { x: 900, y: 10, width: 100, height: 50 },
  ],
  [
    [
      ['width', 400],
      ['x', 700],
    ],
    { x: 700, y: 0, width: 300, height: 150 },
  ],
])('at a ratio of 2, %j makes %j', (typed, expected) => {
  expect(typedFrame({ x: 0, y: 0, width: 1000, height: 500 }, typed, 2, SIZE)).toEqual(expected)
})
