import { EMPTY_DESK, isDesk, pressOnDesk } from './tape'
import { keyOf } from './typed-keys'

const tapeOf = (typed: string) => [...typed].reduce((desk, key) => pressOnDesk(desk, keyOf(key)!), EMPTY_DESK).tape

test('each operation of a chain is a line', () => {
  expect(tapeOf('12+3*2=')).toEqual([
    { text: '12 + 3', value: '15' },
    { text: '15 × 2', value: '30' },
  ])
})

test('a repeated = is a line of its own, a replaced operator and C are none', () => {
  expect(tapeOf('5+1==').map(({ text }) => text)).toEqual(['5 + 1', '6 + 1'])
  expect(tapeOf('5+-1=').map(({ text }) => text)).toEqual(['5 − 1'])
  expect(tapeOf('5+1C')).toEqual([])
})

test('a line keeps the precision that it does not show', () => {
  const [third, one] = tapeOf('1/3*3=')
  expect(third?.text).toBe('1 ÷ 3')
  expect(one?.text).toBe('0.333333333333 × 3')
  expect(Number(one?.value)).toBeCloseTo(1, 15)
})

test('a stored desk is recognized', () => {
  expect(isDesk(JSON.parse(JSON.stringify({ ...EMPTY_DESK, tape: tapeOf('1+2=') })))).toBe(true)
  expect(isDesk(EMPTY_DESK.calculator)).toBe(false)
  expect(isDesk({ ...EMPTY_DESK, tape: [{ text: '1 + 2', value: '3x' }] })).toBe(false)
  expect(isDesk(null)).toBe(false)
})
