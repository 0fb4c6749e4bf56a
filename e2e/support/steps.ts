import path from 'node:path'

/** One step of a job, in the page's own names (docs/names.md). Texts are awaited. */
export type Step =
  /** Enters a value into a control: a text, an ISO date, or the value of a choice. */
  | { readonly enter: string; readonly value: string }
  /** Presses a button by its name and, where several share it, its value; `ifThere`: where the page has one. */
  | { readonly press: string; readonly value?: string; readonly ifThere?: true }
  /** Chooses files of e2e/fixtures. */
  | { readonly files: readonly string[] }
  /** A figure with a matching `data-value` or text. */
  | { readonly figure: string; readonly is?: RegExp }
  /** Waits for the element that matches a CSS selector and, if given, has this value or text. */
  | { readonly see: string; readonly is?: RegExp }
  /** Presses a button that copies a text which matches. */
  | { readonly copy: string; readonly gives: RegExp }
  /** Presses a button that hands over a file: its name, and the letters that it begins with. */
  | { readonly download: string; readonly name: RegExp; readonly begins?: string }

/** What a browser has to do for the steps; `run` calls a function in the page, which refers to nothing outside itself. */
export interface Driver {
  open(url: string): Promise<void>
  reload(): Promise<void>
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  click(selector: string): Promise<void>
  /** Sends a text to the keyboard while the element has the focus. */
  type(selector: string, text: string): Promise<void>
  choose(selector: string, files: readonly string[]): Promise<void>
}

interface Handed {
  readonly name: string
  readonly size: number
  readonly start: string
}
interface Watched extends Window {
  watched?: { copied: string[]; files: Handed[]; errors: string[] }
}

const PATIENCE_MILLISECONDS = 45_000
const PAUSE_MILLISECONDS = 100

/** Waits until `accept` agrees with what the script returns in the page. */
export async function until<Args extends readonly unknown[], Result>(
  driver: Driver,
  what: string,
  accept: (result: Result) => boolean,
  script: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const end = Date.now() + PATIENCE_MILLISECONDS
  for (;;) {
    const result = await driver.run(script, ...args).catch((error: unknown) => String(error))
    if (typeof result !== 'string' || !/Error/.test(result)) if (accept(result as Result)) return result as Result
    if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(result)}`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
  }
}

/** Keeps, from now on, what the page copies, which files it hands over, and what goes wrong in it. */
function watch(): void {
  const page = window as Watched
  if (page.watched) return
  const seen: NonNullable<Watched['watched']> = { copied: [], files: [], errors: [] }
  page.watched = seen
  addEventListener('error', ({ message }) => seen.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => seen.errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => seen.errors.push(violatedDirective))
  const { clipboard } = navigator
  const writeText = clipboard.writeText.bind(clipboard)
  const write = clipboard.write.bind(clipboard)
  clipboard.writeText = (text) => writeText(text).then(() => void seen.copied.push(text))
  clipboard.write = async (items) => {
    await write(items)
    for (const item of items) seen.copied.push(await (await item.getType('text/plain')).text())
  }
  // What the clipboard refuses is copied from a selected text area.
  addEventListener('copy', ({ target }) => target instanceof HTMLTextAreaElement && seen.copied.push(target.value))
  const press = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function click() {
    const { download: name, href } = this
    if (name) {
      void fetch(href)
        .then((response) => response.arrayBuffer())
        .then((bytes) => {
          const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 12)))
          seen.files.push({ name, size: bytes.byteLength, start })
        })
    }
    press.call(this)
  }
}

/** The machine value of an element if it has one, its text, or its content; null if there is no such element. */
function read(selector: string): string[] | null {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return null
  const value =
    element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element.value : undefined
  return [element.dataset.value, element.textContent, value].map((text) => (text ?? '').trim()).filter(Boolean)
}

type Kind = 'choice' | 'select' | 'set' | 'typed'

function kindOf(name: string, value: string): Kind {
  const element = document.querySelector(`[name="${name}"]:not(button, output)`)
  if (element instanceof HTMLSelectElement) return 'select'
  const type = element instanceof HTMLInputElement ? element.type : 'text'
  if (type === 'radio' || type === 'checkbox') {
    const one = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
    return one?.checked ? 'select' : 'choice'
  }
  return type === 'date' || type === 'range' ? 'set' : 'typed'
}

/** Sets a control as a visitor's hand would: its value, then the events that follow. */
function set(name: string, value: string): void {
  const element = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]:not(button, output)`)
  if (element instanceof HTMLSelectElement)
    for (const option of element.options) option.selected = option.value === value
  else if (element?.type === 'radio') return
  else if (element) Reflect.set(Object.getPrototypeOf(element) as object, 'value', value, element)
  for (const type of ['input', 'change']) element?.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Opens the further settings where they are folded around an element. */
function unfold(selector: string): void {
  const folded = document.querySelector(selector)?.closest('details[data-name="more"]:not([open])')
  folded?.toggleAttribute('open', true)
}

async function enter(driver: Driver, name: string, value: string): Promise<void> {
  const control = `[name="${name}"]:not(button, output)`
  // What a press opened may still be loading.
  await until(driver, control, Boolean, (selector) => document.querySelector(selector) !== null, control)
  await driver.run(unfold, control)
  switch (await driver.run(kindOf, name, value)) {
    case 'choice':
      return driver.click(`label:has(input[name="${name}"][value="${value}"])`)
    case 'select':
    case 'set':
      return driver.run(set, name, value)
    case 'typed':
      await driver.run(set, name, '')
      return driver.type(control, value)
  }
}

function awaitText(driver: Driver, selector: string, is?: RegExp): Promise<unknown> {
  const accept = (found: string[] | null) => (is ? (found?.some((text) => is.test(text)) ?? false) : found !== null)
  return until(driver, `${selector} ${is ?? ''}`, accept, read, selector)
}

async function take(driver: Driver, step: Step): Promise<void> {
  const pressed = 'press' in step ? step.press : 'copy' in step ? step.copy : 'download' in step ? step.download : ''
  if (pressed) await driver.run(unfold, `button[name="${pressed}"]`)
  if ('enter' in step) return enter(driver, step.enter, step.value)
  if ('press' in step) {
    const value = step.value === undefined ? '' : `[value="${step.value}"]`
    const button = `button[name="${step.press}"]${value}:not(:disabled)`
    if (step.ifThere && (await driver.run(read, button)) === null) return
    return driver.click(button)
  }
  if ('files' in step) {
    const paths = step.files.map((file) => path.join(process.cwd(), 'e2e/fixtures', file))
    return driver.choose('input[name="file"]', paths)
  }
  if ('figure' in step) return void (await awaitText(driver, `output[name="${step.figure}"]`, step.is ?? /[^]/))
  if ('see' in step) return void (await awaitText(driver, step.see, step.is))
  if ('copy' in step) {
    const { gives } = step
    await driver.click(`button[name="${step.copy}"]`)
    const copied = (texts: string[]) => gives.test(texts.at(-1) ?? '')
    return void (await until(driver, `copied ${gives}`, copied, () => (window as Watched).watched?.copied ?? []))
  }
  await driver.click(`button[name="${step.download}"]`)
  const handed = (files: Handed[]) =>
    files.some(({ name, size, start }) => step.name.test(name) && size > 0 && start.startsWith(step.begins ?? ''))
  await until(driver, `file ${step.name}`, handed, () => (window as Watched).watched?.files ?? [])
}

/** Opens a page, or reloads the one that is open, and waits until it reacts. */
export async function openReady(driver: Driver, url?: string): Promise<void> {
  await (url ? driver.open(url) : driver.reload())
  // A page that is being left is watched already.
  const ready = () => !(window as Watched).watched && document.querySelector('main[data-ready="true"]') !== null
  await until(driver, 'page is ready', Boolean, ready)
  await driver.run(watch)
}

/** Takes the steps of a job on the open page; throws at the first that fails, or for an error in the page. */
export async function takeSteps(driver: Driver, steps: readonly Step[]): Promise<void> {
  await driver.run(watch)
  for (const step of steps) await take(driver, step)
  const errors = await driver.run(() => (window as Watched).watched?.errors ?? [])
  if (errors.length > 0) throw new Error(`errors in the page: ${errors.join('; ')}`)
}
