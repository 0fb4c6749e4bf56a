import { LOCALES } from '@/lib/i18n/locales'
import { allowOwnScripts } from './own-scripts'

const PREFIX = 'toolbox:v1:'
const ONE_YEAR_SECONDS = 31_536_000

/** Runs what a browser may refuse, such as storage in a private window; undefined then. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const stored = (key: string) => attempt(() => localStorage.getItem(key))

/** The theme, the visitor's own lists that need room on the home page, whether the keyboard is Apple's. */
function showSettings({ dataset }: HTMLElement): void {
  const theme = stored(`${PREFIX}theme`)
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  for (const list of ['favorites', 'recent']) if (stored(PREFIX + list)) dataset[list] = ''
  if (/Mac|iPhone|iPad/.test(navigator.platform)) dataset.mac = ''
}

/** Whether this page was opened from itself in another language: then what was typed there is restored (draft.ts). */
function continueDraft({ dataset }: HTMLElement): void {
  attempt(() => {
    if (sessionStorage.getItem(`${PREFIX}onward`) === location.pathname) dataset.onward = ''
    sessionStorage.removeItem(`${PREFIX}onward`)
  })
}

function rememberLanguage(language: string, base: string): void {
  document.cookie = `lng=${language};path=${base || '/'};max-age=${ONE_YEAR_SECONDS};samesite=lax`
  attempt(() => localStorage.setItem('lng', language))
}

/**
 * Follows the visitor's explicit choice of a language (`?lng=`, then cookie, then local storage): only a page without a
 * prefix leads on to it. Without a choice it marks the page to offer the browser's own language.
 */
function chooseLanguage(root: HTMLElement, base: string, replaceAddress: (address: string) => void): void {
  const known = (value: string | null | undefined) => LOCALES.find((locale) => locale === value)
  const path = location.pathname.slice(base.length)
  const prefix = known(path.split('/')[1])
  const query = new URLSearchParams(location.search)
  const asked = known(query.get('lng'))
  if (asked) rememberLanguage(asked, base)
  const cookie = /(?:^|; )lng=([^;]*)/.exec(document.cookie)
  const chosen = asked || known(cookie && cookie[1]) || known(stored('lng'))
  if (root.dataset.any !== undefined) root.lang = prefix || chosen || root.lang
  else if (!prefix && chosen && chosen !== root.lang) {
    query.delete('lng')
    const rest = query.toString()
    replaceAddress(`${base}/${chosen}${path === '/' ? '' : path}${rest && `?${rest}`}${location.hash}`)
  }
  if (chosen || stored(`${PREFIX}offer`)) return
  const own = navigator.languages.map((tag) => tag.slice(0, 2)).find(known)
  if (own && own !== root.lang) root.dataset.offer = own
}

/** A choice in a language menu is remembered, an offer can be dismissed; by key, the focus goes to what follows it. */
function listenForChoices(root: HTMLElement, base: string): void {
  addEventListener('click', ({ target, detail }) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-choose]')
    if (link) {
      rememberLanguage(link.dataset.choose || '', base)
      if (location.hash) link.hash = location.hash
      attempt(() => sessionStorage.setItem(`${PREFIX}onward`, link.pathname))
    }
    if (target.closest('[data-dismiss-offer]')) {
      attempt(() => localStorage.setItem(`${PREFIX}offer`, '1'))
      delete root.dataset.offer
      if (!detail) document.querySelector<HTMLElement>('header a')?.focus()
    }
  })
}

/**
 * On a reload, Firefox restores which buttons were disabled, though the page starts anew. It skips elements that it may not
 * complete.
 */
function forgetDisabledButtons(): void {
  addEventListener('pagehide', () => {
    for (const button of document.querySelectorAll('button')) button.setAttribute('autocomplete', 'off')
  })
}

/**
 * A file dropped before the tool listens would replace the page: it is put into the tool's file input, which the tool reads
 * when it starts; where no tool takes files, nothing happens.
 */
function catchDroppedFiles(): void {
  const take = (event: DragEvent) => {
    const carried = event.dataTransfer
    if (event.defaultPrevented || !carried?.types.includes('Files')) return
    event.preventDefault()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) carried.dropEffect = 'none'
    else if (event.type === 'drop') input.files = carried.files
  }
  addEventListener('dragover', take)
  addEventListener('drop', take)
}

/**
 * What every page does in its head, before the first paint. `base` is the folder the site is served from, '' at a domain's
 * root; `replaceAddress` leaves for another page.
 */
export function runEarly(base: string, replaceAddress = (address: string) => location.replace(address)): void {
  const root = document.documentElement
  allowOwnScripts(base)
  showSettings(root)
  continueDraft(root)
  chooseLanguage(root, base, replaceAddress)
  listenForChoices(root, base)
  forgetDisabledButtons()
  catchDroppedFiles()
}
