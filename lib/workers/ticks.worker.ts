import { serve } from './serve'
import type { TickJobs } from './ticks'

serve<TickJobs>({
  tick: ({ every }, report) =>
    new Promise<never>(() => {
      setInterval(() => report(null), every)
    }),
})
