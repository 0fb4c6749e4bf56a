import { ENGINE_GROUPS, engineFiles } from '@/lib/browser/engine-files'
import { engineParts, partName } from './engine-parts'

test('every engine file is part of one thing', () => {
  const all = ENGINE_GROUPS.flatMap(engineFiles).map(({ url }) => url)
  const parted = [...engineParts().values()].flat().map(({ url }) => url)
  expect(parted.sort()).toEqual(all.sort())
  expect(engineParts().has('ffmpeg')).toBe(true)
})

test.each([
  ['ffmpeg', 'Video'],
  ['kor', 'Language: Korean'],
  ['chi_sim', 'Language: Simplified Chinese'],
  ['jpn_vert', 'Language: Japanese ↓'],
])('%s is called %s', (name, label) => {
  expect(partName(name, { ffmpeg: 'Video', language: 'Language' }, 'en')).toBe(label)
})

test('what is neither named nor a language keeps its name', () => {
  expect(partName('not a tag', {}, 'en')).toBe('not a tag')
})
