/** What the benches wrote down as cells and as docs/results.md. */
import { isKept, median, ratioOf } from './rows.mjs'

const INTRODUCTION = `# Results

What \`npm run bench\` measured last, section by section; written by it, not by hand. How to read a row: docs/performance.md. A
row with \`!\` is beyond its limit.
`

const figure = (value) => (Number.isFinite(value) ? Number(value.toPrecision(4)).toString() : '')

function limitOf({ most, least }) {
  if (most !== undefined) return `≤ ${figure(most)}`
  return least === undefined ? '' : `≥ ${figure(least)}`
}

/** The cells of a row under `HEADING`, ratio first. @param {import('./rows.mjs').Row} row */
export function cellsOf(row) {
  const { what, unit, values, against } = row
  const spread = [Math.min(...values), median(values), Math.max(...values)].map(figure)
  const reference = against ? `${against.name} ${figure(median(against.values))}` : ''
  const ratio = ratioOf(row)
  return [
    `${ratio?.toFixed(3) ?? ''}${isKept(row) ? '' : ' !'}`.trim(),
    what,
    ...spread,
    unit,
    String(values.length),
    limitOf(row),
    reference,
  ]
}

export const HEADING = ['ratio', 'measured', 'min', 'median', 'max', 'unit', 'runs', 'limit', 'reference']

function markdown({ section, machine, measuredOn, rows }) {
  const lines = [HEADING, HEADING.map(() => '---'), ...rows.map(cellsOf)].map((cells) => `| ${cells.join(' | ')} |`)
  return `## ${section}\n\n${measuredOn}, ${machine}\n\n${lines.join('\n')}\n`
}

/**
 * The page with the measured sections in the place of their earlier figures, in the order of their names.
 * @param {string} page
 * @param {readonly import('./rows.mjs').Section[]} measured
 */
export function withSections(page, measured) {
  const earlier = page.split(/^(?=## )/m).slice(1)
  const byName = new Map(earlier.map((text) => [/^## (.+)/.exec(text)?.[1], `${text.trim()}\n`]))
  for (const section of measured) byName.set(section.section, markdown(section))
  return [INTRODUCTION, ...[...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)].join('\n')
}
