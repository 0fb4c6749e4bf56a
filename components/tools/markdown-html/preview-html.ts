import { percentDecode } from '@/lib/text/percent-decode'
import { textDirection } from '@/lib/text/direction'
import { inertDocument } from '@/lib/platform/inert-document'

/** Prevents collisions between the ids of the document and those of the page. */
const ID_PREFIX = 'preview-'
/** Attributes whose values are ids. */
const ID_REFERENCES = ['aria-describedby', 'aria-labelledby']
/** The classes that the preview's style sheet defines. Any other class could match styles of the page. */
const KNOWN_CLASS = /^(language-|hljs|markdown-alert|footnotes$|sr-only$)/

function replaceWithPlaceholder(image: HTMLImageElement, label: string): void {
  const { ownerDocument } = image
  const address = image.getAttribute('src') ?? ''
  const alternative = image.getAttribute('alt') ?? ''
  const placeholder = ownerDocument.createElement('span')
  placeholder.className = 'held-image'
  placeholder.title = address
  placeholder.textContent = alternative === '' ? label : `${label}: ${alternative}`
  image.replaceWith(placeholder)
}

function openInNewTab(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? ''
  if (address.startsWith('#')) {
    link.setAttribute('href', `#${ID_PREFIX}${address.slice(1)}`)
    return
  }
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

function prefixIds(element: Element): void {
  if (element.id) element.id = ID_PREFIX + element.id
  for (const name of ID_REFERENCES) {
    const ids = element.getAttribute(name)
    if (ids)
      element.setAttribute(
        name,
        ids.replace(/\S+/g, (id) => ID_PREFIX + id),
      )
  }
  if (element.hasAttribute('class')) {
    const classes = [...element.classList].filter((name) => KNOWN_CLASS.test(name))
    element.setAttribute('class', classes.join(' '))
  }
}

/** Blocks whose text direction is detected. Code is always left to right. */
const BLOCKS = 'blockquote, details, div, dl, h1, h2, h3, h4, h5, h6, ol, p, section, table, ul'

function setDirection(block: Element): void {
  if (!block.matches(BLOCKS) || block.hasAttribute('dir')) return
  if (textDirection(block.textContent) === 'rtl') block.setAttribute('dir', 'rtl')
}

/** Gives the checkbox of a task an accessible name, which Markdown does not. */
function labelCheckbox(box: HTMLInputElement): void {
  const task = box.closest('li, p')?.textContent.trim().split('\n')[0]
  box.setAttribute('aria-label', task || '☐')
}

const LOADABLE = /^data:image\//i
// Serialized HTML always has double quotes around attribute values.
const BLOCKED_IMAGE = /<img\b(?![^>]*\ssrc="data:image\/)/i

/** True if sanitized HTML contains images that the preview blocks, because loading them would send a request. */
export function containsBlockedImages(safeHtml: string): boolean {
  return BLOCKED_IMAGE.test(safeHtml)
}

/** The text of the first visible heading (that of the footnotes is hidden); '' if the document has no heading. */
export function firstHeading(safeHtml: string): string {
  const { body } = inertDocument(safeHtml, 'text/html')
  return body.querySelector(':is(h1, h2, h3, h4, h5, h6):not(.sr-only)')?.textContent.trim() ?? ''
}

/**
 * Converts sanitized HTML to nodes for the preview: images that are not `data:` URLs become placeholders, external links
 * open in a new tab, ids are prefixed, unknown classes are removed, and each block gets the direction of its text.
 */
export function previewHtml(safeHtml: string, blockedImageLabel: string): DocumentFragment {
  const { body } = inertDocument(safeHtml, 'text/html')
  for (const element of body.querySelectorAll('*')) prefixIds(element)
  for (const link of body.querySelectorAll('a')) if (link.hasAttribute('href')) openInNewTab(link)
  for (const box of body.querySelectorAll('input')) labelCheckbox(box)
  for (const image of body.querySelectorAll('img')) {
    if (!LOADABLE.test(image.getAttribute('src') ?? '')) replaceWithPlaceholder(image, blockedImageLabel)
  }
  for (const block of body.children) setDirection(block)
  const content = document.createDocumentFragment()
  content.append(...body.childNodes)
  return content
}

/** Handles a click on a link to a fragment: scrolls inside the preview and leaves the URL of the page unchanged. */
export function followInternalLink(preview: Element, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (!link) return
  event.preventDefault()
  const id = percentDecode(link.getAttribute('href')?.slice(1) ?? '')
  const target = Array.from(preview.querySelectorAll<HTMLElement>('[id]')).find((element) => element.id === id)
  if (!target) return
  target.scrollIntoView()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
