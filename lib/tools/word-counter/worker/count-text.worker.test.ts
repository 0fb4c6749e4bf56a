import { completeStatistics, mainStatistics } from '@/lib/tools/word-counter/statistics'
import { loadWorker } from '@/scripts/jest/load-worker'
import type { CountTextJobs } from './count-text'

test('the main figures come first, all of them at the end', async () => {
  const run = loadWorker<CountTextJobs>(() => jest.requireActual('./count-text.worker'))
  const text = 'One two. 세 단어예요.'
  const { result, progress } = await run('count', { text })
  expect(progress).toEqual([mainStatistics(text)])
  expect(result).toEqual(completeStatistics(text, mainStatistics(text)))
})
