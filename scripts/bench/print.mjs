/**
 * Prints what the benches wrote down as one table, ratios first, and writes reports/bench.html with a plot of each section.
 * Fails if a median is beyond its limit. `node scripts/bench/print.mjs`.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { plotPage } from './plot.mjs'
import { FOLDER, isKept, median, ratioOf, readSection } from './rows.mjs'

const figure = (value) => (Number.isFinite(value) ? Number(value.toPrecision(4)).toString() : '')

function limitOf({ most, least }) {
  if (most !== undefined) return `≤ ${figure(most)}`
  return least === undefined ? '' : `≥ ${figure(least)}`
}

function cellsOf(row) {
  const { what, unit, values, against } = row
  const spread = [Math.min(...values), median(values), Math.max(...values)].map(figure)
  const reference = against ? `${against.name} ${figure(median(against.values))}` : ''
  const ratio = ratioOf(row)
  return [
    ratio === undefined ? '' : `${ratio.toFixed(3)}${isKept(row) ? '' : ' !'}`,
    what,
    ...spread,
    unit,
    String(values.length),
    limitOf(row),
    reference,
  ]
}

const HEADING = ['ratio', 'measured', 'min', 'median', 'max', 'unit', 'runs', 'limit', 'reference']

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
writeFileSync(path.join(FOLDER, '../bench.html'), plotPage(sections))
const broken = sections.flatMap(({ section, rows }) =>
  rows.filter((row) => !isKept(row)).map(({ what }) => `${section}: ${what}`),
)
console.log(broken.length > 0 ? `\nBeyond their limits:\n${broken.join('\n')}` : '\nAll within their limits.')
process.exitCode = broken.length > 0 ? 1 : 0
