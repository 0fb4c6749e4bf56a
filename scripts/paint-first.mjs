/**
 * Lets every built page be seen before its scripts are asked for: on a slow line they would share it with the styles, on a
 * slow phone they would run before the first picture. Runs after the build and before the policy, which hashes the few
 * lines that fetch them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g
/** Where no picture is drawn, scripts are fetched after these. */
const MOST_MILLISECONDS = 1000

/**
 * Runs in the page; as text, because the page's policy knows it by its hash. A page that nobody sees yet need not wait. The
 * entry of the first picture comes when it is on the screen; frames and timers may stand still where a test has stopped the
 * clock.
 */
const START = `(()=>{const start=()=>{for(const later of document.querySelectorAll("script[type=later]")){const script=document.createElement("script");for(const name of ["src","integrity"])if(later.hasAttribute(name))script.setAttribute(name,later.getAttribute(name));script.setAttribute("async","");later.replaceWith(script)}};if(document.prerendering||document.hidden)return start();new PerformanceObserver((_,observer)=>{observer.disconnect();start()}).observe({type:"paint",buffered:true});setTimeout(start,${MOST_MILLISECONDS})})()`

/** A page's HTML whose asynchronous scripts are fetched, in the order they had, once its first picture is drawn. */
export function paintedFirst(html) {
  const addresses = [...new Set([...html.matchAll(SCRIPT)].map(([, address]) => address))]
  if (addresses.length === 0) return html
  const later = addresses.map((address) => `<script src="${address}" type="later"></script>`)
  const bare = html.replaceAll(PRELOAD, '').replaceAll(SCRIPT, '')
  return bare.replace('</body>', () => `${later.join('')}<script>${START}</script></body>`)
}

if (process.argv[1]?.endsWith('paint-first.mjs')) {
  const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = path.join(OUT, name)
    writeFileSync(file, paintedFirst(readFileSync(file, 'utf8')))
  }
  console.log(`Scripts of ${pages.length} pages wait for the first picture`)
}
