import { ENGINE_GROUPS, engineFiles } from '@/lib/platform/engine-files'
import { engineDownloads, downloadName } from './engine-downloads'

test('every engine file belongs to exactly one download', () => {
  const all = ENGINE_GROUPS.flatMap(engineFiles).map(({ url }) => url)
  const grouped = [...engineDownloads().values()].flat().map(({ url }) => url)
  expect(grouped.sort()).toEqual(all.sort())
  expect(engineDownloads().has('ffmpeg')).toBe(true)
  const japanese = engineDownloads()
    .get('jpn')
    ?.map(({ url }) => url.split('/').at(-1))
  expect(japanese).toEqual(['jpn.traineddata.gz', 'jpn_fast.traineddata.gz'])
})

test.each([
  ['ffmpeg', 'Video'],
  ['kor', 'Language: Korean'],
  ['chi_sim', 'Language: Simplified Chinese'],
  ['jpn_vert', 'Language: Japanese ↓'],
])('the download %s is shown as "%s"', (name, label) => {
  expect(downloadName(name, { ffmpeg: 'Video', language: 'Language' }, 'en')).toBe(label)
})

test('a download that has no display name and is no language is shown by its own name', () => {
  expect(downloadName('not a tag', {}, 'en')).toBe('not a tag')
})
