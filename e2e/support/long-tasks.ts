import type { Browser, Page } from 'playwright/test'

/** What a visitor does not notice: the W3C's Long Tasks begin here. */
export const RESPONSIVE_MILLISECONDS = 50

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  return browser
}

/** Records every main-thread task from now on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await browserOf(page).startTracing(page, { categories: ['toplevel'] })
}

/**
 * Milliseconds of the longest main-thread task since `watchLongTasks`, by the thread's own clock, which stands still while
 * another program has the processor: so the figure is the page's and not the machine's.
 */
export async function longestTask(page: Page): Promise<number> {
  const trace = await browserOf(page).stopTracing()
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const named = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const main = new Set(named.map(thread))
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'ThreadControllerImpl::RunTask' && main.has(thread(event)),
  )
  if (tasks.length === 0) throw new Error('the trace holds no task')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000
}
