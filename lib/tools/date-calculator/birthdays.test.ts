import { areBirthdays, birthdaysFrom, birthdayUid, saysOccasion, withBirthday, type Birthday } from './birthdays'

const birthday = (name: string, day = 15): Birthday => ({
  name,
  repeat: 'lunar',
  calendar: 'dangi',
  month: 3,
  day,
  leap: false,
})
const MOTHER = birthday('엄마')
const DATE = { year: 2026, month: 5, day: 1 }

test('two people with the same lunar day have events of their own, which stay the same', () => {
  expect(birthdayUid(MOTHER, DATE)).toBe('dangi-3-15-false-2026-05-01-엄마')
  expect(birthdayUid(birthday('이모'), DATE)).not.toBe(birthdayUid(MOTHER, DATE))
  expect(birthdayUid(birthday(''), DATE)).toBe('dangi-3-15-false-2026-05-01')
})

test.each(['엄마 생신', '아버지 기일', 'Mom’s Birthday', 'Dad’s b-day', '母の誕生日'])(
  '%s says the occasion',
  (name) => {
    expect(saysOccasion(name)).toBe(true)
  },
)

test.each(['엄마', 'Mom', '母', ''])('“%s” does not say it', (name) => {
  expect(saysOccasion(name)).toBe(false)
})

test('a person who is in the list is not added again, and nobody is while the name is still to come', () => {
  expect(withBirthday([MOTHER], birthday('엄마'))).toEqual([MOTHER])
  expect(withBirthday([MOTHER], birthday(''))).toEqual([MOTHER])
  expect(withBirthday([MOTHER], birthday('이모'))).toHaveLength(2)
  expect(withBirthday([MOTHER], birthday('', 16))).toHaveLength(2)
})

test('a stored list is one of lunar days with names', () => {
  expect(areBirthdays([MOTHER])).toBe(true)
  expect([[birthday('')], [{ name: 'Ma', repeat: 'yearly', date: '2026-05-01' }], {}].some(areBirthdays)).toBe(false)
})

test('the birthdays of several people come in the order of their days', () => {
  const aunt = birthday('이모', 10)
  const [first, second, third] = birthdaysFrom([MOTHER, aunt], { year: 2026, month: 4, day: 27 }, 20)
  expect([first?.of, second?.of, third?.of]).toEqual([MOTHER, aunt, MOTHER])
  expect([first?.date, second?.date]).toEqual([
    { year: 2026, month: 5, day: 1 },
    { year: 2027, month: 4, day: 16 },
  ])
  expect(birthdaysFrom([MOTHER, aunt], DATE, 3)).toHaveLength(3)
})
