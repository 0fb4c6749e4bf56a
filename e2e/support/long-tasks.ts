import type { Browser, Page } from 'playwright/test'

/**
 * The longest allowed task. 50 ms goes unnoticed and is required by `npm run test:full`; next to other tests a shared machine
 * takes several times as long, so `npm test` only finds work that blocks the page.
 */
export const RESPONSIVE_MILLISECONDS = process.env.TEST_FULL ? 50 : 500

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** When it began, and how long it took by the clock on the wall, in microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread in microseconds. */
  readonly tdur?: number
  readonly args?: {
    readonly name?: string
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
  }
}

function isMessage({ name, args }: TraceEvent, tag: string): boolean {
  return name === 'Receive mojo message' && args?.chrome_mojo_event_info?.mojo_interface_tag === tag
}

/**
 * The browser's answer to `new Worker`, in which it starts a thread: 2 ms, but 90 to 160 in one of thirty when three
 * browsers start at once on two cores. No script of the page runs in it.
 */
const isWorkerStart = (event: TraceEvent) => isMessage(event, 'blink.mojom.DedicatedWorkerHostFactoryClient')

/** Reads that the test itself makes force layouts that a visitor would not wait for. */
const isQuestion = (event: TraceEvent) => isMessage(event, 'blink.mojom.DevToolsSession')
const isLayout = ({ name }: TraceEvent) => name === 'Document::UpdateStyleAndLayout'

/**
 * The browser's own insertion of a pasted text in a text area, an element for each line of it: 47 to 81 ms for the 1,000 lines
 * of `LONG_TEXT`, in a text area of a page with nothing else as well. No script of the page runs in it.
 */
const isInsertion = ({ name }: TraceEvent) => name === 'ReplaceSelectionCommand::doApply'

/** The longest tasks that are looked into: the tester's own questions, and those after them. */
const LOOKED_AT = 200

function browserOf(page: Page): Browser {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  return browser
}

/** Records every main-thread task from now on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await browserOf(page).startTracing(page, { categories: ['toplevel', 'blink'] })
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
  const events = traceEvents.filter((event) => event.ph === 'X' && main.has(thread(event)))
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  if (tasks.length === 0) throw new Error('the trace holds no task')
  /** Time of the thread in the parts of a task that pass a test, none of which is within another. */
  const timeIn = ({ pid, tid, ts, dur = 0 }: TraceEvent, passes: (event: TraceEvent) => boolean) =>
    events
      .filter((part) => part.pid === pid && part.tid === tid && part.ts >= ts && part.ts < ts + dur && passes(part))
      .reduce((time, { tdur = 0 }) => time + tdur, 0)
  const ownTime = (task: TraceEvent) =>
    timeIn(task, isQuestion) > 0
      ? timeIn(task, isLayout)
      : (task.tdur ?? 0) - timeIn(task, (part) => isWorkerStart(part) || isInsertion(part))
  // The others are short enough, whatever they are made of.
  const longest = tasks.toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0)).slice(0, LOOKED_AT)
  return Math.max(...longest.map(ownTime)) / 1000
}
