import type { Metadata, MetadataTag } from './metadata-tag'
import { outcomeOf } from './outcome'

const PLACE: MetadataTag = { group: 'gps', name: 'GPSLatitude', text: '37', value: 37 }
const TIME: MetadataTag = { group: 'xmp', name: 'DateTimeOriginal', text: '2024-07-01', value: null }
const file = (tags: readonly MetadataTag[], behind: Metadata['behind'] = []): Metadata => ({ tags, behind, unread: [] })

test('a copy lacks what followed the picture', () => {
  const { notInCopy } = outcomeOf(file([], ['video', 'picture']), file([], ['picture']), 'place')
  expect(notInCopy).toEqual(['video'])
})

test.each([
  ['everything', []],
  ['place', [{ name: 'APP11', bytes: 9 }]],
  ['exceptDate', [{ name: 'APP11', bytes: 9 }]],
] as const)('a copy without %s lacks what could not be searched for it: %j', (loss, expected) => {
  const notes = { name: 'MakerNote', bytes: 7 }
  const original = { ...file([]), unread: [notes, { name: 'APP11', bytes: 9 }, { name: '', bytes: 3 }] }
  expect(outcomeOf(original, { ...file([]), unread: [notes] }, loss).unreadNotInCopy).toEqual(expected)
})

test('what could not be searched is not named beside a date that stays', () => {
  const original = { ...file([TIME]), unread: [{ name: 'APP11', bytes: 9 }] }
  expect(outcomeOf(original, file([TIME]), 'exceptDate').unreadNotInCopy).toEqual([])
})

test('data that went with its video is not named once more', () => {
  const original = { ...file([], ['video']), unread: [{ name: 'video/camm', bytes: 0 }] }
  expect(outcomeOf(original, file([]), 'place').unreadNotInCopy).toEqual([])
  expect(outcomeOf(original, file([], ['video']), 'place').unreadNotInCopy).toEqual(original.unread)
})

test.each([
  ['everything', false],
  ['exceptDate', true],
  ['place', true],
  ['nothing', true],
] as const)('a date that is not in a copy without %s is lost: %s', (loss, isDateLost) => {
  expect(outcomeOf(file([TIME]), file([]), loss).isDateLost).toBe(isDateLost)
  expect(outcomeOf(file([TIME]), file([TIME]), loss).isDateLost).toBe(false)
  expect(outcomeOf(file([PLACE]), file([]), loss).isDateLost).toBe(false)
})

test.each([
  ['everything', ['place', 'time']],
  ['place', ['place']],
  ['exceptDate', ['place']],
  ['nothing', []],
] as const)('what a copy without %s may not say: %j', (loss, stays) => {
  expect(outcomeOf(file([]), file([PLACE, TIME]), loss).stays).toEqual(stays)
})
