import table from '@/lib/offline/engine-table.json'
import { ENGINE_GROUPS, engineFile, engineFiles, engineFolder } from './engine-files'

test.each(ENGINE_GROUPS)('the files of %s are those of the table, in its order', (group) => {
  const { folder, files } = table[group]
  expect(engineFolder(group)).toBe(`/engines/${folder}`)
  expect(engineFiles(group)).toEqual(
    Object.entries(files).map(([name, { served, bytes, sha256, ...rest }]) => ({
      url: `/engines/${folder}/${served}`,
      bytes,
      keptBytes: served.endsWith('.zst') ? Object.values(rest)[0] : bytes,
      sha256,
      packing: { [name]: undefined, [`${name}.gz`]: 'gzip', [`${name}.zst`]: 'zstd' }[served],
    })),
  )
})

test('there are compressed files and others, and none that the table does not name', () => {
  const files = ENGINE_GROUPS.flatMap(engineFiles)
  expect(new Set(files.map(({ packing }) => packing))).toEqual(new Set([undefined, 'gzip', 'zstd']))
  expect(() => engineFile('ffmpeg-core', 'nothing.js')).toThrow('no engine file ffmpeg-core/nothing.js')
})
