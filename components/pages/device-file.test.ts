import { LOCAL_NAMES } from '@/lib/core/stored-names'
import { groupCounts, groupOf, mergedEntries, readDeviceFile, writeDeviceFile } from './device-file'

const ENTRIES = {
  'toolbox:v1:theme': 'dark',
  'toolbox:v1:favorites': 'white-noise date-calculator',
  'toolbox:v1:settings:white-noise': 'type=rain&volume=40',
  'toolbox:v1:settings:money': 'currency=KRW',
  'toolbox:v1:pomodoro-settings': 'workDuration=50&task=%EC%84%9C%EB%A1%A0',
  'toolbox:v1:pomodoro-counts': '{"total":3}',
  'toolbox:v1:dates': '[{"name":"a"},{"name":"b"},{"name":"c"}]',
}

const fileWith = (changes: object) =>
  JSON.stringify({ ...(JSON.parse(writeDeviceFile(ENTRIES)) as object), ...changes })

test('what is written is read back, without what the site does not know', () => {
  const text = writeDeviceFile({ ...ENTRIES, 'toolbox:v1:offer': '1', lng: 'ko' })
  expect(readDeviceFile(text)).toEqual({ entries: ENTRIES })
})

test('every entry that pages read and write belongs to a group', () => {
  for (const name of Object.values(LOCAL_NAMES)) expect(groupOf(name)).toBeDefined()
  expect(groupOf('toolbox:v1:settings:Bad Name')).toBeUndefined()
  expect(groupOf('toolbox:v1:draft:word-counter')).toBeUndefined()
})

test('a theme and lists that were taken back leave a file that is read', () => {
  const taken = { 'toolbox:v1:theme': 'system', 'toolbox:v1:recent': '', 'toolbox:v1:favorites': '' }
  expect(readDeviceFile(writeDeviceFile({ ...ENTRIES, ...taken }))).not.toHaveProperty('problem')
  expect(groupCounts(taken)).toEqual([])
})

test('things are counted by group', () => {
  expect(groupCounts(ENTRIES)).toEqual([
    { group: 'settings', count: 4 },
    { group: 'tools', count: 2 },
    { group: 'pomodoro', count: 1 },
    { group: 'dates', count: 3 },
  ])
  expect(groupCounts({})).toEqual([])
})

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['a list', '[]'],
  ['another file', '{"name":"x"}'],
  ['no entries', fileWith({ entries: {} })],
  ['a list of entries', fileWith({ entries: ['a'] })],
  ['no version', fileWith({ version: '1' })],
  ['a name of another site', fileWith({ entries: { token: 'x' } })],
  ['the prototype', fileWith({}).replace('"toolbox:v1:theme"', '"__proto__"')],
  ['a number', fileWith({ entries: { 'toolbox:v1:dates': 5 } })],
  ['a text where a list belongs', fileWith({ entries: { 'toolbox:v1:dates': 'null' } })],
  ['another theme', fileWith({ entries: { 'toolbox:v1:theme': 'x" onload="' } })],
  ['a page as a setting', fileWith({ entries: { 'toolbox:v1:settings:money': '<img src=x>' } })],
  ['no names of tools', fileWith({ entries: { 'toolbox:v1:recent': '../x' } })],
  ['too much', fileWith({ entries: { 'toolbox:v1:dates': `["${'x'.repeat(5_000_000)}"]` } })],
])('%s is refused', (_, text) => {
  expect(readDeviceFile(text)).toEqual({ problem: 'foreign' })
})

test('five million letters are read, no more', () => {
  const text = writeDeviceFile(ENTRIES).padEnd(5_000_000)
  expect(readDeviceFile(text)).toEqual({ entries: ENTRIES })
  expect(readDeviceFile(`${text} `)).toEqual({ problem: 'foreign' })
})

test('the file says what it is, in its first version', () => {
  expect(JSON.parse(writeDeviceFile({ 'toolbox:v1:theme': 'light' }))).toEqual({
    format: 'kept-by-toolbox',
    version: 1,
    entries: { 'toolbox:v1:theme': 'light' },
  })
  expect(readDeviceFile(fileWith({ version: 0 }))).toEqual({ entries: ENTRIES })
})

test.each([
  ['toolbox:v1:theme', 'light', true],
  ['toolbox:v1:theme', 'system', false],
  ['toolbox:v1:favorites', 'a-b c-d', true],
  ['toolbox:v1:favorites', 'a-b  c-d', false],
  ['toolbox:v1:settings:a-b', 'c=d&e=%20', true],
  ['toolbox:v1:settings:a-b', 'c=d e', false],
  ['toolbox:v1:settings:more', 'a-b c-d', true],
  ['toolbox:v1:settings:more', 'a-b <c>', false],
  ['toolbox:v1:settings:a-b', 'c\\d', false],
  ['toolbox:v1:pomodoro-settings', 'workDuration=50', true],
  ['toolbox:v1:pomodoro-timer', '{}', true],
  ['toolbox:v1:pomodoro-timer', '"text"', false],
  ['toolbox:v1:answers', '[]', true],
  ['toolbox:v1:mixes', '{', false],
  ['toolbox:v1:offer', '1', false],
])('the entry %s of %s is taken: %s', (name, text, isTaken) => {
  const entries = { [name]: text }
  expect(readDeviceFile(fileWith({ entries }))).toEqual(isTaken ? { entries } : { problem: 'foreign' })
})

test('a file of a later version is called so', () => {
  expect(readDeviceFile(fileWith({ version: 2 }))).toEqual({ problem: 'newer' })
})

describe('a file beside what is kept', () => {
  const DATES = LOCAL_NAMES.dates
  const merged = (name: string, file: unknown, kept: unknown) =>
    JSON.parse(mergedEntries({ [name]: JSON.stringify(file) }, { [name]: JSON.stringify(kept) })[name] ?? '') as unknown

  test('adds to lists; of two things with one name that of the file stays', () => {
    const file = [
      { name: 'Trip', date: '2027-01-02' },
      { name: 'Exam', date: '2027-03-04' },
    ]
    const kept = [
      { name: 'Exam', date: '2020-01-01' },
      { name: 'Mum', date: '1960-05-06' },
    ]
    expect(merged(DATES, file, kept)).toEqual([...file, kept[1]])
    expect(merged(DATES, file, file)).toEqual(file)
  })

  test('gives answers, which have no names, numbers of their own', () => {
    const answer = (id: number, text: string) => ({ id, question: '', text })
    const kept = [answer(0, 'mine'), answer(1, 'both')]
    expect(merged(LOCAL_NAMES.answers, [answer(0, 'both'), answer(1, 'new')], kept)).toEqual([
      answer(0, 'both'),
      answer(1, 'new'),
      answer(2, 'mine'),
    ])
  })

  test('adds favorites to an emptied list', () => {
    const name = LOCAL_NAMES.favorites
    const merged = mergedEntries({ [name]: 'white-noise' }, { [name]: '' })
    expect(readDeviceFile(writeDeviceFile(merged))).toEqual({ entries: { [name]: 'white-noise' } })
  })

  test('adds favorites, and replaces what there is one of', () => {
    const kept = { ...ENTRIES, 'toolbox:v1:favorites': 'bmi-calculator white-noise', 'toolbox:v1:recipes': '[]' }
    expect(mergedEntries(ENTRIES, { ...kept, 'toolbox:v1:theme': 'light', 'toolbox:v1:dates': '5' })).toEqual({
      ...ENTRIES,
      'toolbox:v1:favorites': 'white-noise date-calculator bmi-calculator',
    })
  })
})
