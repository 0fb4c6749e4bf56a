/** @jest-environment jsdom */
import table from '@/lib/offline/engine-table.json'
import { loadEngineFiles } from '@/lib/platform/engine-store'
import { loadFfmpeg } from './load-ffmpeg'

jest.mock('@/lib/platform/engine-store', () => ({ loadEngineFiles: jest.fn() }))

const AT = `http://localhost/engines/${table['ffmpeg-core'].folder}`

it('loads every file that ffmpeg needs offline, and gives the program and the addresses of its scripts', async () => {
  const program = new Blob(['program'])
  const options = { signal: new AbortController().signal, report: () => {} }
  jest.mocked(loadEngineFiles).mockResolvedValueOnce([])
  await expect(loadFfmpeg(options)).rejects.toThrow('ffmpeg: the program was not loaded')

  jest.mocked(loadEngineFiles).mockResolvedValueOnce([program, new Blob()])
  expect(await loadFfmpeg(options)).toEqual({
    packageUrl: `${AT}/index.js`,
    scriptUrl: `${AT}/ffmpeg-core.js`,
    program,
  })
  const [files, given] = jest.mocked(loadEngineFiles).mock.lastCall!
  expect(given).toBe(options)
  const stored = Object.values(table['ffmpeg-core'].files).map(({ served }) => served)
  expect(files.map(({ url }) => url.split('/').at(-1)).sort()).toEqual(stored.sort())
  expect(files[0]!.url).toContain('ffmpeg-core.wasm')

  // Kept for the page.
  expect((await loadFfmpeg(options)).program).toBe(program)
  expect(loadEngineFiles).toHaveBeenCalledTimes(2)
})
