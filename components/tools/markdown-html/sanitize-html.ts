import createDOMPurify from 'dompurify'
import { escapeMarkup } from '@/lib/text/escape'

/** The elements of prose, based on GitHub's list. Nothing that loads, submits, runs or styles. */
const TAGS = (
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 ' +
  'h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup ' +
  'table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ')

const ATTRIBUTES = (
  'align alt cite class checked colspan data-footnote-backref data-footnote-ref data-footnotes datetime dir disabled ' +
  'height href id lang open reversed rowspan scope span src start title type value width'
).split(' ')

/** A `data:` URL that is not an image. */
const OTHER_DATA = /^\s*data:(?!image\/)/i

/** An id that was generated from the text of a heading. */
const SLUG = /^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}-]+$/u

/** Sanitized output must not change when sanitized again. Input that keeps changing is escaped instead. */
const MAX_ROUNDS = 5

type Purifier = ReturnType<typeof createDOMPurify>

let purifier: Purifier | undefined

/** A separate instance, because hooks on the library's default instance are global. */
function getPurifier(): Purifier {
  if (purifier) return purifier
  const instance = createDOMPurify(window)
  instance.setConfig({ ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ATTRIBUTES, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: true })
  // DOMPurify allows any `data:` URL on <img>, even in `href`.
  instance.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'href') attribute.keepAttr = node instanceof window.HTMLAnchorElement
    // DOMPurify drops ids that clobber properties of `document` (title, links, images). Headings cannot clobber them:
    // `document` exposes only frames, forms, images and objects by name.
    const isHeading = node instanceof window.HTMLHeadingElement
    if (isHeading && attrName === 'id' && SLUG.test(attrValue)) attribute.forceKeepAttr = true
    if (attrName === 'src') attribute.keepAttr = node instanceof window.HTMLImageElement && !OTHER_DATA.test(attrValue)
  })
  // The checkboxes of task lists are the only controls, and they are read-only.
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof window.HTMLInputElement)) return
    if (node.getAttribute('type') === 'checkbox') node.setAttribute('disabled', '')
    else node.remove()
  })
  purifier = instance
  return instance
}

/** Sanitizes untrusted HTML: removes scripts, event handlers, forms, frames, styles and URLs that run code. */
export function sanitizeHtml(html: string): string {
  let current = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const clean = getPurifier().sanitize(current)
    if (clean === current) return clean
    current = clean
  }
  return escapeMarkup(current)
}
