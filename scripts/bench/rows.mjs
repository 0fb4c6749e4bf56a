/** How every measurement of `npm run bench` is written down: rows in reports/bench/<section>.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'

export const FOLDER = path.resolve('reports/bench')

/**
 * @typedef {object} Row
 * @property {string} what What was measured; names the row within its section.
 * @property {string} unit
 * @property {readonly number[]} values One for each run.
 * @property {{readonly name: string, readonly values: readonly number[]}} [against] The same of the reference, in the same run.
 * @property {number} [most] The median may not be above it.
 * @property {number} [least] The median may not be below it.
 *
 * @typedef {{section: string, machine: string, measuredOn: string, rows: readonly Row[]}} Section
 */

/** Middle of some numbers; of an even count the mean of the two. NaN of none. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2
}

/** Whether a row's median keeps to its limits. @param {Row} row */
export function isKept({ values, most = Infinity, least = -Infinity }) {
  const middle = median(values)
  return middle <= most && middle >= least
}

/** What a row comes to: the median by the reference's, else by the limit; undefined without either. @param {Row} row */
export function ratioOf({ values, against, most, least }) {
  const whole = against ? median(against.values) : (most ?? least)
  return whole ? median(values) / whole : undefined
}

/** All that is written down, by section. @returns {Section | undefined} */
export function readSection(section) {
  try {
    return JSON.parse(readFileSync(path.join(FOLDER, `${section}.json`), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes rows into their section's file; a row of the same name is replaced.
 * @param {string} section
 * @param {readonly Row[]} rows
 */
export function writeRows(section, rows) {
  const names = new Set(rows.map(({ what }) => what))
  const others = readSection(section)?.rows.filter(({ what }) => !names.has(what)) ?? []
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim() || process.arch}`
  const measuredOn = new Date().toISOString().slice(0, 10)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    path.join(FOLDER, `${section}.json`),
    `${JSON.stringify({ section, machine, measuredOn, rows: [...others, ...rows] }, null, 1)}\n`,
  )
}
