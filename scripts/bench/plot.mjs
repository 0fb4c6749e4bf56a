/** A page that shows measurements as plots: for each row the span of its runs, its median, its limit and its reference. */
import { isKept, median, ratioOf } from './rows.mjs'

const [WIDTH, ROW, LABEL, RIGHT] = [960, 22, 400, 110]

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const figure = (value) => Number(value.toPrecision(4)).toString()

/** The numbers a row is plotted with, as shares of its reference or limit, so that rows of different units compare. */
function sharesOf(row) {
  const { values, against, most, least } = row
  const whole = against ? median(against.values) : (most ?? least ?? median(values))
  return { low: Math.min(...values) / whole, middle: median(values) / whole, high: Math.max(...values) / whole }
}

function plottedRow(row, index, scale) {
  const { low, middle, high } = sharesOf(row)
  const y = index * ROW + ROW / 2
  const x = (share) => (LABEL + Math.min(share / scale, 1) * (WIDTH - LABEL - RIGHT)).toFixed(1)
  const state = isKept(row) ? '' : ' class="beyond"'
  const ratio = ratioOf(row)
  const text = `${figure(median(row.values))} ${row.unit}${ratio === undefined ? '' : ` (${ratio.toFixed(2)})`}`
  return (
    `<g${state}><text x="${LABEL - 8}" y="${y + 4}" text-anchor="end">${escaped(row.what)}</text>` +
    `<line x1="${x(low)}" x2="${x(high)}" y1="${y}" y2="${y}"/><circle cx="${x(middle)}" cy="${y}" r="4"/>` +
    `<text x="${WIDTH - RIGHT + 8}" y="${y + 4}">${escaped(text)}</text></g>`
  )
}

function plotOf({ section, machine, rows }) {
  const scale = Math.max(1.05, ...rows.map((row) => sharesOf(row).high))
  const one = LABEL + (WIDTH - LABEL - RIGHT) / scale
  const height = rows.length * ROW
  const drawn = rows.map((row, index) => plottedRow(row, index, scale)).join('')
  return (
    `<h2>${escaped(section)}</h2><p>${escaped(machine)}</p>` +
    `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(section)}">` +
    `<line class="one" x1="${one}" x2="${one}" y1="0" y2="${height}"/>${drawn}</svg>`
  )
}

/** The HTML page of some sections. @param {readonly import('./rows.mjs').Section[]} sections */
export function plotPage(sections) {
  const style =
    'body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}svg{max-width:100%;height:auto;font-size:12px}' +
    'line{stroke:#2459c9;stroke-width:2}circle{fill:#2459c9}.one{stroke:#999;stroke-width:1;stroke-dasharray:3 3}' +
    '.beyond line{stroke:#c22}.beyond circle{fill:#c22}'
  const how =
    'A line spans the fastest and the slowest run, the dot is the median, as a share of the reference or, without one, of the ' +
    'limit (dashed). Red: beyond the limit.'
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><style>${style}</style><h1>Bench</h1><p>${how}</p>` +
    `${sections.map(plotOf).join('')}</html>\n`
  )
}
