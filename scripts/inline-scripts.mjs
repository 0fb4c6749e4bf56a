/**
 * Makes the scripts that stand in the pages themselves smaller: what runs before the first paint is written to be read.
 * Runs after the build and before the policy, which hashes them.
 */
import { transformSync } from 'esbuild'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'
/** Inline and to be run; data for React, other programs and the browser are none. */
const SCRIPT = /(<script>)((?!\(?self\.__next_f)[\s\S]+?)(<\/script>)/g

const minified = new Map()

function minify(code) {
  if (!minified.has(code)) minified.set(code, transformSync(code, { minify: true, target: 'es2017' }).code.trim())
  return minified.get(code)
}

/** A page's HTML with its inline scripts minified. */
export function withSmallScripts(html) {
  return html.replace(SCRIPT, (_, start, code, end) => start + minify(code) + end)
}

if (process.argv[1]?.endsWith('inline-scripts.mjs')) {
  const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  for (const name of pages) {
    const file = path.join(OUT, name)
    writeFileSync(file, withSmallScripts(readFileSync(file, 'utf8')))
  }
  console.log(`${minified.size} inline scripts of ${pages.length} pages made smaller`)
}
