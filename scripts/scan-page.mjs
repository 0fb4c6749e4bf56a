/** Pages of print as pictures: text set by the browser on white paper, as a scan or a screenshot has it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { escapeMarkup } from './escape-markup.mjs'

const TEXTS = path.join(process.cwd(), 'scripts/bench/pages')

/** Paragraphs of a public-domain text in `scripts/bench/pages`: en, ko or ja. */
export function paragraphsOf(language) {
  return readFileSync(path.join(TEXTS, `${language}.txt`), 'utf8')
    .trim()
    .split(/\n\n+/)
}

/**
 * The page as HTML. `size` is the type's in CSS pixels, `columns` how many, `measure` how many sizes wide (for vertical
 * lines: high) the text is set.
 */
export function scanHtml({ language, paragraphs, font, size, columns = 1, measure, vertical = false, rotate = 0 }) {
  const length = `${Math.round(size * measure)}px`
  const box = vertical ? `writing-mode:vertical-rl;height:${length}` : `width:${length}`
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 1em">${escapeMarkup(paragraph)}</p>`).join('')
  const style = `font:${size}px/1.7 '${font}';padding:${size * 2}px;background:#fff;color:#000;display:inline-block`
  return `<!doctype html><html lang="${language}"><body style="margin:0"><div id="page" style="${style};rotate:${rotate}deg">
    <div style="column-count:${columns};column-gap:2.2em;${box}">${text}</div></div></body></html>`
}

/** Draws a page in a Playwright page and gives it as PNG. */
export async function drawScan(page, scan) {
  const side = Math.ceil(scan.size * (scan.measure + 8))
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(scanHtml(scan))
  return page.locator('#page').screenshot()
}
