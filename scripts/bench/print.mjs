/**
 * Prints the results of the benches as one table, ratios first, and updates the measured sections of docs/results.md. Fails if
 * a median exceeds its limit. `node scripts/bench/print.mjs`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cellsOf, HEADING, withSections } from './results.mjs'
import { FOLDER, isKept, readSection } from './rows.mjs'

const PAGE = 'docs/results.md'
function printed({ section, rows }) {
  const lines = [HEADING, ...rows.map(cellsOf)]
  const widths = HEADING.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
  return [`\n${section}`, ...text].join('\n')
}

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const sections = names.sort().map((name) => readSection(path.basename(name, '.json')))
for (const section of sections) console.log(printed(section))
writeFileSync(PAGE, withSections(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', sections))
const broken = sections.flatMap(({ section, rows }) =>
  rows.filter((row) => !isKept(row)).map(({ what }) => `${section}: ${what}`),
)
console.log(broken.length > 0 ? `\nBeyond their limits:\n${broken.join('\n')}` : '\nAll within their limits.')
process.exitCode = broken.length > 0 ? 1 : 0
