/**
 * Takes out of every built page what it carries twice for nothing. Next writes each page as HTML and once more as the data
 * React hydrates from. The text of inline scripts, what `Prerendered` parts hold and what stands in the head are in both
 * word for word, though hydration reads none of it. Runs after the build and before the policy, which hashes what is left.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { flightOf, rowsOf, withoutRepeats } from './flight.mjs'

const OUT = 'out'
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const CHUNK = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** React's data without the text rows whose text is among `known`; a space stands in for each. */
function withoutTexts(rows, known) {
  return rows.map((row) => (known.has(row.text) ? { ...row, text: ' ' } : row))
}

/** A page's HTML, its data in one script and without what the page says already. */
export function trimmed(html) {
  const chunks = [...html.matchAll(CHUNK)].map(([, chunk]) => JSON.parse(chunk))
  if (chunks.length === 0) return html
  const known = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text))
  const flight = flightOf(withoutRepeats(withoutTexts(rowsOf(chunks.join('')), known)))
  // `<` is escaped so that no text can end the script element.
  const data = JSON.stringify(flight).replaceAll('<', '\\u003c')
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${data}])</script>`
  if (!html.includes(START)) throw new Error("React's data do not begin as they did")
  return html.replaceAll(CHUNK, '').replace(START, () => script)
}

if (process.argv[1]?.endsWith('trim-flight.mjs')) {
  const pages = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const saved = pages.map((name) => {
    const file = path.join(OUT, name)
    const before = readFileSync(file, 'utf8')
    const after = trimmed(before)
    writeFileSync(file, after)
    return before.length - after.length
  })
  console.log(`${saved.reduce((sum, n) => sum + n, 0)} repeated characters taken out of ${pages.length} pages`)
}
