/**
 * Takes out of every built page what it carries twice for nothing. Next writes each page as HTML and once more as the data
 * React hydrates from; scripts that the parser ran (or never runs, as structured data) stand in both word for word, though
 * hydration neither reads nor compares their text. Runs after the build and before the policy, which hashes what is left.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'
const CHUNK = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g
/** A text row of React's data: identifier, `T`, length in bytes (hexadecimal), comma, text. */
const TEXT_ROW = /(?<=^|\n)([0-9a-f]+):T([0-9a-f]+),/

/** React's data without the text rows whose text is among `known`; a space stands in for each. */
export function withoutTexts(flight, known) {
  const row = TEXT_ROW.exec(flight)
  if (!row) return flight
  const start = row.index + row[0].length
  const bytes = Buffer.from(flight.slice(start))
  const length = Number.parseInt(row[2], 16)
  const text = bytes.toString('utf8', 0, length)
  const kept = known.has(text) ? `${row[1]}:T1, ` : row[0] + text
  // A text row has no line end; the next row follows at once.
  const rest = withoutTexts(`\n${bytes.toString('utf8', length)}`, known).slice(1)
  return flight.slice(0, row.index) + kept + rest
}

/** A page's HTML, its data without the texts of its own inline scripts. */
export function trimmed(html) {
  const chunks = [...html.matchAll(CHUNK)]
  if (chunks.length === 0) return html
  const known = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text))
  const flight = chunks.map(([, chunk]) => JSON.parse(chunk)).join('')
  // `<` is escaped so that no text can end the script element.
  const data = JSON.stringify(withoutTexts(flight, known)).replaceAll('<', '\\u003c')
  const [first, ...others] = chunks.map(([chunk]) => chunk)
  const single = others.reduce((page, chunk) => page.replace(chunk, ''), html)
  return single.replace(first, () => `<script>self.__next_f.push([1,${data}])</script>`)
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
  console.log(
    `${saved.reduce((sum, n) => sum + n, 0)} characters of repeated scripts taken out of ${pages.length} pages`,
  )
}
