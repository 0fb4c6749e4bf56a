import { inlineScript } from './inline-script.mjs'

const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** What would still be fetched before the first paint. Scripts for old browsers (`noModule`) are fetched by those only. */
const NOT_DEFERRED = /<script(?=[^>]* src=)(?![^>]* (?:type="later"|noModule=""))[^>]*>|<link[^>]* as="script"[^>]*>/

/**
 * A page's HTML in which scripts are named, in their order, but not fetched until `start`, the text of an inline script,
 * has run. Throws when there are no scripts or some would still be fetched.
 */
export function withDeferredScripts(html, start) {
  const addresses = [...new Set([...html.matchAll(SCRIPT)].map(([, address]) => address))]
  if (addresses.length === 0) throw new Error('no asynchronous script')
  const deferred = addresses.map((address) => `<script src="${address}" type="later"></script>`)
  const changed = html
    .replaceAll(PRELOAD, '')
    .replaceAll(SCRIPT, '')
    .replace('</body>', () => `${deferred.join('')}<script>${start}</script></body>`)
  const [missed] = NOT_DEFERRED.exec(changed) ?? []
  if (missed) throw new Error(`${missed} would be fetched before the first paint`)
  if (!changed.includes(start)) throw new Error('no end of the body')
  return changed
}

export const deferScripts = {
  name: 'defer-scripts',
  why: 'On a slow line scripts would share it with the styles, on a slow phone they would run before the first paint.',
  run(site) {
    const start = inlineScript('components/shell/inline/start-scripts.ts', 'startScriptsAfterPaint')
    let deferred = 0
    site.changePages((html) => {
      const changed = withDeferredScripts(html, start)
      deferred += changed.split(' type="later">').length - 1
      return changed
    })
    return `${deferred} scripts of ${site.html.size} pages wait for the first paint`
  },
}
