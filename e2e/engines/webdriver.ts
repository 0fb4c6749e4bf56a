import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from '@/e2e/support/steps'

/** What the driver asks of a browser, by the names of the W3C WebDriver recommendation. */
export type Command =
  | 'Navigate To'
  | 'Find Element'
  | 'Element Click'
  | 'Element Send Keys'
  | 'Execute Async Script'
  | 'Set Timeouts'
  | 'Set Window Rect'

/** Sends one command; `element` is the reference of the element it is about. Throws what the browser answers with. */
export type Send = (command: Command, body: Readonly<Record<string, unknown>>, element?: string) => Promise<unknown>

/** A script that gets no answer is asked again. */
const TIMEOUTS = { script: 15_000, pageLoad: 60_000, implicit: 0 }
/** The key, in the recommendation's table of keys. */
const ENTER = '\uE006'
const ATTEMPTS = 120
const PAUSE_MILLISECONDS = 250
const WINDOW = { width: 1280, height: 900 }

function scriptText(script: (...args: never[]) => unknown, args: readonly unknown[]): string {
  const call = `(${script})(...${JSON.stringify(args)})`
  return `const done = arguments[arguments.length - 1]
    new Promise((resolve) => resolve(${call})).then((value) => done({ value }), (error) => done({ error: String(error) }))`
}

/** Tries again for a while: what is to be clicked may be on its way or covered for a moment. */
export async function patiently<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await action()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await wait(PAUSE_MILLISECONDS)
    }
  }
}

/** A browser that speaks W3C WebDriver as a driver of steps. */
export async function webDriver(send: Send): Promise<Driver> {
  const find = async (selector: string): Promise<string> => {
    const found = (await send('Find Element', { using: 'css selector', value: selector })) as Record<string, string>
    const [reference] = Object.values(found)
    if (!reference) throw new Error(`no ${selector}`)
    return reference
  }
  const run: Driver['run'] = async (script, ...args) => {
    const answer = await send('Execute Async Script', { script: scriptText(script, args), args: [] })
    const { value, error } = answer as { value: Awaited<ReturnType<typeof script>>; error?: string }
    if (error) throw new Error(error)
    return value
  }
  // The middle of the window is clear of the bars at its edges.
  const show = (selector: string) =>
    run((wanted: string) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector)

  await send('Set Timeouts', TIMEOUTS)
  await send('Set Window Rect', WINDOW)
  return {
    open: async (url) => void (await send('Navigate To', { url })),
    // As a visitor does it: `Refresh` goes past the service worker in Firefox.
    reload: () => run(() => void setTimeout(() => location.reload())),
    run,
    click: (selector) =>
      patiently(async () => {
        await show(selector)
        await send('Element Click', {}, await find(selector))
      }),
    type: async (selector, text) => {
      await show(selector)
      await send('Element Send Keys', { text: text.replaceAll('\n', ENTER) }, await find(selector))
    },
    choose: async (selector, files) =>
      void (await send('Element Send Keys', { text: files.join('\n') }, await find(selector))),
  }
}
