import { completeStatistics, mainStatistics } from '@/lib/tools/word-counter/statistics'
import type { CountTextJobs } from './count-text'
import { serve } from '@/lib/workers/serve'

serve<CountTextJobs>({
  count({ text }, report) {
    const main = mainStatistics(text)
    report(main)
    return completeStatistics(text, main)
  },
})
