import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** HTML files that are served for addresses which have no page. */
const ERROR_PAGES = ['404.html', '_not-found.html']

/** Markup that a step which makes pages faster does not know; `cause` is the part in question. */
export class UnknownMarkup extends Error {}

/**
 * The built site. Each HTML page is read once, changed in memory by the steps of the pipeline and written once, by `save`.
 * Names of files are relative to the site's folder, with slashes.
 */
export class Site {
  /** `folder`: where the built files are; `base`: the folder of the domain the site is served from, '' at its root. */
  constructor(folder, base = '') {
    this.folder = folder
    this.base = base
    const pages = this.names().filter((name) => name.endsWith('.html'))
    if (pages.length === 0) throw new Error(`no page in ${folder}`)
    /** HTML by file name. */
    this.html = new Map(pages.map((name) => [name, readFileSync(this.fileOf(name), 'utf8')]))
  }

  /** Names of the HTML files that have an address of their own. */
  get pages() {
    return [...this.html.keys()].filter((name) => !ERROR_PAGES.includes(name))
  }

  fileOf(name) {
    return path.join(this.folder, name)
  }

  /** Names of all files, sorted. */
  names() {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath ?? entry.path, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort()
  }

  /** Content of a file as it will be served. */
  read(name) {
    const html = this.html.get(name)
    return html === undefined ? readFileSync(this.fileOf(name)) : Buffer.from(html)
  }

  /** Bytes of a file as it will be served. */
  sizeOf(name) {
    return this.html.has(name) ? this.read(name).length : statSync(this.fileOf(name)).size
  }

  /** Writes a file that is not a page, with its folder. */
  write(name, content) {
    mkdirSync(path.dirname(this.fileOf(name)), { recursive: true })
    writeFileSync(this.fileOf(name), content)
  }

  /** Moves a file that is not a page; throws when it is not there. */
  move(name, target) {
    mkdirSync(path.dirname(this.fileOf(target)), { recursive: true })
    renameSync(this.fileOf(name), this.fileOf(target))
  }

  /** Replaces each page by what `change` makes of its HTML; an error of `change` names the page. */
  changePages(change) {
    for (const [name, html] of this.html) {
      try {
        this.html.set(name, change(html))
      } catch (error) {
        throw new Error(`${name}: ${error.message}`, { cause: error })
      }
    }
  }

  /**
   * As `changePages`, for what makes pages faster: a page whose `change` throws `UnknownMarkup` stays as it is. Warns once for
   * each reason, with the first page that has it. Returns how many pages were changed.
   */
  improvePages(step, change) {
    const left = new Map()
    for (const [name, html] of this.html) {
      try {
        this.html.set(name, change(html))
      } catch (error) {
        if (!(error instanceof UnknownMarkup)) throw error
        left.set(error.message, [...(left.get(error.message) ?? []), `${name} (${error.cause ?? 'nothing found'})`])
      }
    }
    for (const [reason, [first, ...others]] of left) {
      console.warn(`WARNING ${step}: ${reason}: ${first} and ${others.length} more pages are as Next wrote them`)
    }
    return this.html.size - [...left.values()].flat().length
  }

  /** Writes all pages. */
  save() {
    for (const [name, html] of this.html) writeFileSync(this.fileOf(name), html)
  }
}

/** The only match of a pattern in a text; throws, naming `what`, when there is none or more than one. */
export function onlyMatch(text, pattern, what) {
  const matches = [...text.matchAll(pattern)]
  if (matches.length !== 1) throw new Error(`${matches.length} × ${what}, expected 1`)
  return matches[0]
}
