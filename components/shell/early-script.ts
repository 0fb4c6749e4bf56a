import { LOCALES } from '@/lib/i18n/locales'
import { BASE_PATH } from '@/lib/i18n/paths'

/**
 * Runs in <head> before the first paint, on every page: the chosen theme, the visitor's explicit choice of language
 * (?lng=, then cookie, then local storage; an unprefixed page sends on for it, nothing else ever does), and whether to
 * offer the browser's own language. It also remembers a choice made in a language menu; an offer that is dismissed by a
 * key gives the focus to what follows it. For the home page it says which of the visitor's own lists of tools need room,
 * and for shortcuts whether the keyboard is Apple's. A page come to from itself in another language goes on with what
 * was typed there (lib/browser/draft.ts). A file dropped before the tool listens would replace the page: it is put into
 * the tool's file input, which the tool looks into when it wakes; where no tool takes files, nothing happens. Plain
 * ES2017 on purpose: nothing compiles it, the build only minifies it.
 */
export const EARLY_SCRIPT = `(() => {
const base = ${JSON.stringify(BASE_PATH)}, known = ${JSON.stringify(LOCALES)}, root = document.documentElement
const stored = (key) => { try { return localStorage.getItem(key) } catch { return null } }
const keep = (key, value) => { try { localStorage.setItem(key, value) } catch {} }
const pick = (value) => known.includes(value) ? value : null
const remember = (language) => {
  document.cookie = 'lng=' + language + ';path=' + (base || '/') + ';max-age=31536000;samesite=lax'
  keep('lng', language)
}
const theme = stored('toolbox:v1:theme')
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
for (const list of ['favorites', 'recent']) if (stored('toolbox:v1:' + list)) root.dataset[list] = ''
if (/Mac|iPhone|iPad/.test(navigator.platform)) root.dataset.mac = ''
try {
  if (sessionStorage.getItem('toolbox:v1:onward') === location.pathname) root.dataset.onward = ''
  sessionStorage.removeItem('toolbox:v1:onward')
} catch {}
const path = location.pathname.slice(base.length)
const prefix = pick(path.split('/')[1])
const query = new URLSearchParams(location.search)
const asked = pick(query.get('lng'))
if (asked) remember(asked)
const cookie = /(?:^|; )lng=([^;]*)/.exec(document.cookie)
const chosen = asked || pick(cookie && cookie[1]) || pick(stored('lng'))
if (root.dataset.any !== undefined) root.lang = prefix || chosen || root.lang
else if (!prefix && chosen && chosen !== root.lang) {
  query.delete('lng')
  const rest = query.toString()
  location.replace(base + '/' + chosen + (path === '/' ? '' : path) + (rest && '?' + rest) + location.hash)
}
if (!chosen && !stored('toolbox:v1:offer')) {
  const own = (navigator.languages || []).map((tag) => tag.slice(0, 2)).find(pick)
  if (own && own !== root.lang) root.dataset.offer = own
}
addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  const link = target && target.closest('a[data-choose]')
  if (link) {
    remember(link.dataset.choose)
    if (location.hash) link.hash = location.hash
    try { sessionStorage.setItem('toolbox:v1:onward', link.pathname) } catch {}
  }
  if (target && target.closest('[data-dismiss-offer]')) {
    keep('toolbox:v1:offer', '1')
    delete root.dataset.offer
    if (!event.detail) document.querySelector('header a').focus()
  }
})
for (const type of ['dragover', 'drop']) addEventListener(type, (event) => {
  const carried = event.dataTransfer
  if (event.defaultPrevented || !carried || !carried.types.includes('Files')) return
  event.preventDefault()
  const input = document.querySelector('input[type=file]')
  if (!input) carried.dropEffect = 'none'
  else if (type === 'drop') input.files = carried.files
})
})()`
