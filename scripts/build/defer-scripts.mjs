import { readdirSync, readFileSync } from 'node:fs'
import { inlineScript } from './inline-script.mjs'
import { onlyMatch } from './site.mjs'

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Next's script for browsers without modules, which are too old for all the others. */
const FOR_OLD_BROWSERS = /<script src="[^"]+" noModule=""><\/script>/g
const END = /<\/body>(?=(?:<\/html>)?\s*$)/
/** What would still be fetched before the first paint. */
const NOT_DEFERRED = /<script(?=[^>]* src=)(?![^>]* type="later")[^>]*>|<link[^>]* as="script"[^>]*>/

/**
 * A page's HTML in which scripts are named, in their order, but not fetched until `start`, the text of an inline script at the
 * end of the body, has run. Throws when there are no scripts or some would still be fetched.
 */
export function withDeferredScripts(html, start) {
  const addresses = [...new Set([...html.matchAll(SCRIPT)].map(([, address]) => address))]
  if (addresses.length === 0) throw new Error('no asynchronous script')
  const deferred = addresses.map((address) => `<script src="${address}" type="later"></script>`)
  const rest = html.replaceAll(PRELOAD, '').replaceAll(FOR_OLD_BROWSERS, '').replaceAll(SCRIPT, '')
  const changed = rest.replace(END, () => `${deferred.join('')}<script>${start}</script></body>`)
  const [missed] = NOT_DEFERRED.exec(changed) ?? []
  if (missed) throw new Error(`${missed} would be fetched before the first paint`)
  if (changed === rest) throw new Error('no end of the body')
  return changed
}

function startScript(locale) {
  const { page } = JSON.parse(readFileSync(`messages/${locale}/shell.json`, 'utf8'))
  return inlineScript('components/shell/inline/start-scripts.ts', 'startScriptsAfterPaint', page.outdated)
}

export const deferScripts = {
  name: 'defer-scripts',
  why: 'On a slow line scripts would share it with the styles, on a slow phone they would run before the first paint.',
  run(site) {
    const starts = new Map(readdirSync('messages').map((locale) => [locale, startScript(locale)]))
    let deferred = 0
    site.changePages((html) => {
      const changed = withDeferredScripts(html, starts.get(onlyMatch(html, /<html[^>]* lang="(\w+)"/g, 'language')[1]))
      deferred += changed.split(' type="later">').length - 1
      return changed
    })
    return `${deferred} scripts of ${site.html.size} pages wait for the first paint`
  },
}
