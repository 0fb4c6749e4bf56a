import {
  FAVORITES_NAME,
  LANGUAGE_NAME,
  OFFER_NAME,
  ONWARD_NAME,
  RECENT_NAME,
  SETTINGS_PREFIX,
  THEME_NAME,
} from '@/lib/core/stored-names'
import { LOCALES } from '@/lib/i18n/locales'
import { allowOwnScripts } from './own-scripts'

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

/** The theme, own lists that need room on the home page, opened settings, a link that fills fields, an Apple keyboard. */
function showSettings({ dataset }: HTMLElement): void {
  const theme = stored(THEME_NAME)
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (stored(FAVORITES_NAME)) dataset.favorites = ''
  if (stored(RECENT_NAME)) dataset.recent = ''
  const tool = location.pathname.split('/tools/')[1]?.split('/')[0]
  if (tool && stored(`${SETTINGS_PREFIX}more`)?.split(' ').includes(tool)) dataset.more = ''
  if (tool && location.hash.includes('=')) dataset.linked = ''
  if (/Mac|iPhone|iPad/.test(navigator.platform)) dataset.mac = ''
}

/**
 * Whether this page was opened from itself in another language, or from the page of a need that this language lacks: then what
 * was typed there is restored (draft.ts).
 */
function continueDraft({ dataset }: HTMLElement): void {
  attempt(() => {
    const [page, need = ''] = (sessionStorage.getItem(ONWARD_NAME) || '').split(' ')
    if (page === location.pathname) dataset.onward = need
    sessionStorage.removeItem(ONWARD_NAME)
  })
}

function rememberLanguage(language: string, base: string): void {
  document.cookie = `${LANGUAGE_NAME}=${language};path=${base || '/'};max-age=${ONE_YEAR_SECONDS};samesite=lax`
  attempt(() => localStorage.setItem(LANGUAGE_NAME, language))
}

/** Path of this page in a language: a page that it does not have (one of a tool's needs) leads to the page above. */
function pathIn(language: string, path: string): string {
  const has = (name: string) => document.querySelector(`link[hreflang${name}]`)
  if (has('') && !has(`=${language}`)) return path.replace(/\/[^/]*$/, '')
  return path === '/' ? '' : path
}

/**
 * Follows the visitor's explicit choice of language (`?lng=`, then cookie, then local storage); only pages without a prefix
 * redirect. A `?lng=` link is followed but not stored, because its author chose the language. Without a choice, the page is
 * marked to offer the browser's language.
 */
function chooseLanguage(root: HTMLElement, base: string, replaceAddress: (address: string) => void): void {
  const known = (value: string | null | undefined) => LOCALES.find((locale) => locale === value)
  const path = location.pathname.slice(base.length)
  const prefix = known(path.split('/')[1])
  const query = new URLSearchParams(location.search)
  const asked = known(query.get(LANGUAGE_NAME))
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${LANGUAGE_NAME}=`))
  const chosen = asked || known(cookie?.slice(LANGUAGE_NAME.length + 1)) || known(stored(LANGUAGE_NAME))
  if (root.dataset.any !== undefined) root.lang = prefix || chosen || root.lang
  else if (!prefix && chosen && chosen !== root.lang) {
    query.delete(LANGUAGE_NAME)
    const rest = query.toString()
    replaceAddress(`${base}/${chosen}${pathIn(chosen, path)}${rest && `?${rest}`}${location.hash}`)
  }
  if (chosen || stored(OFFER_NAME)) return
  const near = (tag: string) => LOCALES.find((locale) => locale.split('-')[0] === tag.split('-')[0])
  const own = navigator.languages.map(near).find((locale) => locale)
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
      const need = location.pathname.split('/tools/')[1]?.split('/')[1]
      const onward = !need || link.pathname.endsWith(`/${need}`) ? link.pathname : `${link.pathname} ${need}`
      attempt(() => sessionStorage.setItem(ONWARD_NAME, onward))
    }
    if (target.closest('[data-dismiss-offer]')) {
      attempt(() => localStorage.setItem(OFFER_NAME, '1'))
      delete root.dataset.offer
      if (!detail) document.querySelector<HTMLElement>('header a')?.focus()
    }
  })
}

/**
 * On a reload, Firefox restores which buttons were disabled, although the page itself starts from its initial state. It skips elements that it may not
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
 * Opens the folded parts of the guide on a wide screen; CSS shows them as open there until the document has been read, so that
 * nothing shifts. The part that an address names is opened on any screen.
 */
function unfoldGuide({ dataset }: HTMLElement): void {
  const openNamed = () => {
    const named = document.getElementById(location.hash.slice(1))
    if (named instanceof HTMLDetailsElement) named.open = true
  }
  addEventListener('DOMContentLoaded', () => {
    const isWide = matchMedia('(min-width: 768px)').matches
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.guide details')) part.open = isWide
    dataset.guide = ''
    openNamed()
  })
  addEventListener('hashchange', openNamed)
}

/** What is copied from a page has none of the characters that keep its lines from breaking (lib/i18n/glue.ts). */
function copyUnglued(): void {
  addEventListener('copy', (event) => {
    const text = String(getSelection())
    const plain = text.replace(/\u2060/g, '')
    if (event.defaultPrevented || plain === text || event.target instanceof HTMLTextAreaElement) return
    event.clipboardData?.setData('text/plain', plain)
    event.preventDefault()
  })
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
  unfoldGuide(root)
  copyUnglued()
}
