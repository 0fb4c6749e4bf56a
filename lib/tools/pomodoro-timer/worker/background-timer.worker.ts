import { serve } from '@/lib/workers/serve'
import type { TickJobs } from './background-timer'

serve<TickJobs>({
  tick: ({ every }, report) =>
    new Promise<never>(() => {
      setInterval(() => report(null), every)
    }),
})
