import { readdirSync, readFileSync } from 'node:fs'
import { inlineScript } from './inline-script.mjs'
import { UnknownMarkup } from './site.mjs'

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Next's script for browsers without modules, which are too old for all the other scripts. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""><\/script>/g
const END = /<\/body>(?=(?:<\/html>)?\s*$)/
/** What would still be fetched before the first paint. */
const FETCHED = /<script[^>]* src=[^>]*>|<link[^>]* as="script"[^>]*>/
const LANGUAGE = /<html[^>]* lang="([\w-]+)"[^>]*>/

/**
 * A page's HTML in which scripts are named, in their order, but not fetched until `start`, the text of an inline script at the
 * end of the body, has run. Throws `UnknownMarkup` when there are no scripts or some would still be fetched.
 */
export function withDeferredScripts(html, start) {
  const rest = html.replaceAll(PRELOAD, '').replaceAll(FOR_OLD_BROWSERS, '').replaceAll(SCRIPT, '')
  const [cause] = FETCHED.exec(rest) ?? []
  if (cause) throw new UnknownMarkup('a script of a form that is not deferred', { cause })
  const addresses = [...new Set([...html.matchAll(SCRIPT)].map(([, address]) => address))]
  if (addresses.length === 0) throw new UnknownMarkup('no asynchronous script')
  if (!END.test(rest)) throw new UnknownMarkup('no end of the body')
  const deferred = addresses.map((address) => `<script src="${address}" type="later"></script>`)
  return rest.replace(END, () => `${deferred.join('')}<script>${start}</script></body>`)
}

function startScript(locale) {
  const { page } = JSON.parse(readFileSync(`messages/${locale}/shell.json`, 'utf8'))
  return inlineScript(
    { module: 'components/shell/inline/start-scripts.ts', name: 'startScriptsAfterPaint' },
    page.outdated,
  )
}

export const deferScripts = {
  name: 'defer-scripts',
  why: 'On a slow line scripts would share it with the styles, on a slow phone they would run before the first paint.',
  run(site) {
    const starts = new Map(readdirSync('messages').map((locale) => [locale, startScript(locale)]))
    const changed = site.improvePages(this.name, (html) => {
      const [tag, locale] = LANGUAGE.exec(html) ?? []
      const start = starts.get(locale)
      if (!start) throw new UnknownMarkup('no language of the site', { cause: tag })
      return withDeferredScripts(html, start)
    })
    return `scripts of ${changed} of ${site.html.size} pages wait for the first paint`
  },
}
