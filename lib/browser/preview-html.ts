import { textDirection } from '@/lib/core/text-direction'

/** Keeps a previewed document's ids apart from the page's own. */
const ID_PREFIX = 'preview-'
/** Attributes that point to ids. */
const ID_REFERENCES = ['aria-describedby', 'aria-labelledby']
/** Classes that the preview's style sheet knows; any other could be one of the page's. */
const KNOWN_CLASS = /^(language-|hljs|markdown-alert|footnotes$|sr-only$)/

function holdBack(image: HTMLImageElement, label: string): void {
  const { ownerDocument } = image
  const address = image.getAttribute('src') ?? ''
  const alternative = image.getAttribute('alt') ?? ''
  const stand = ownerDocument.createElement('span')
  stand.className = 'held-image'
  stand.title = address
  stand.textContent = alternative === '' ? label : `${label}: ${alternative}`
  image.replaceWith(stand)
}

function leadOut(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? ''
  if (address.startsWith('#')) {
    link.setAttribute('href', `#${ID_PREFIX}${address.slice(1)}`)
    return
  }
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

function isolate(element: Element): void {
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
    const kept = [...element.classList].filter((name) => KNOWN_CLASS.test(name))
    element.setAttribute('class', kept.join(' '))
  }
}

/** Blocks of text; code always runs from the left. */
const BLOCKS = 'blockquote, details, div, dl, h1, h2, h3, h4, h5, h6, ol, p, section, table, ul'

/** Arabic and Hebrew blocks run from the right. */
function direct(block: Element): void {
  if (!block.matches(BLOCKS) || block.hasAttribute('dir')) return
  if (textDirection(block.textContent) === 'rtl') block.setAttribute('dir', 'rtl')
}

/** A task's box is named by its task, for those who only hear it. */
function nameBox(box: HTMLInputElement): void {
  const task = box.closest('li, p')?.textContent.trim().split('\n')[0]
  box.setAttribute('aria-label', task || '☐')
}

const LOADABLE = /^data:image\//i
// In serialised HTML an attribute's value stands in double quotes.
const HELD_IMAGE = /<img\b(?![^>]*\ssrc="data:image\/)/i

/** True when the preview of sanitised HTML leaves out images, because loading them would be a request to somebody. */
export function holdsBackImages(safeHtml: string): boolean {
  return HELD_IMAGE.test(safeHtml)
}

/** The text of the document's first heading, '' without one. */
export function firstHeading(safeHtml: string): string {
  const { body } = new DOMParser().parseFromString(safeHtml, 'text/html')
  return body.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() ?? ''
}

/**
 * Sanitised HTML → nodes to show in the page: nothing loads (images given as data stay), links open a tab of their own that
 * knows nothing of this one, ids and classes do not meet the page's, each block runs in the direction of its text.
 */
export function previewHtml(safeHtml: string, heldImageLabel: string): DocumentFragment {
  // This document is inert: no image of it loads and no script runs.
  const { body } = new DOMParser().parseFromString(safeHtml, 'text/html')
  for (const element of body.querySelectorAll('*')) isolate(element)
  for (const link of body.querySelectorAll('a')) if (link.hasAttribute('href')) leadOut(link)
  for (const box of body.querySelectorAll('input')) nameBox(box)
  for (const image of body.querySelectorAll('img')) {
    if (!LOADABLE.test(image.getAttribute('src') ?? '')) holdBack(image, heldImageLabel)
  }
  for (const block of body.children) direct(block)
  const content = document.createDocumentFragment()
  content.append(...body.childNodes)
  return content
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** A click on a link within the previewed document: goes to its place in the preview and leaves the address alone. */
export function followWithin(preview: Element, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
  if (!link) return
  event.preventDefault()
  const id = decoded(link.getAttribute('href')?.slice(1) ?? '')
  const target = Array.from(preview.querySelectorAll<HTMLElement>('[id]')).find((element) => element.id === id)
  if (!target) return
  target.scrollIntoView()
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
