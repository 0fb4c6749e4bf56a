import createDOMPurify from 'dompurify'

/** What prose is made of, after GitHub's list; nothing that loads, submits, runs or styles. */
const TAGS = (
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 ' +
  'h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup ' +
  'table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ')

const ATTRIBUTES = (
  'align alt cite class checked colspan data-footnote-backref data-footnote-ref data-footnotes datetime dir disabled ' +
  'height href id lang open reversed rowspan scope span src start title type value width'
).split(' ')

/** What a `data:` address holds when it is no picture. */
const OTHER_DATA = /^\s*data:(?!image\/)/i

/** An id as headings get it from their text. */
const SLUG = /^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}-]+$/u

/** Sanitising once more must change nothing; text that goes on changing is not worth a risk. */
const MOST_ROUNDS = 5

type Purifier = ReturnType<typeof createDOMPurify>

let purifier: Purifier | undefined

/** A purifier of our own: the library's shared one would share its hooks. */
function ownPurifier(): Purifier {
  if (purifier) return purifier
  const own = createDOMPurify(window)
  own.setConfig({ ALLOWED_TAGS: TAGS, ALLOWED_ATTR: ATTRIBUTES, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: true })
  // The library lets any `data:` address stay on an <img>, in `href` too.
  own.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute
    if (attrName === 'href') attribute.keepAttr = node instanceof window.HTMLAnchorElement
    // The library drops ids that are names of `document` (title, links, images), which a heading can't stand in the way of:
    // `document` finds frames, forms, pictures and objects by name, nothing else.
    const isHeading = node instanceof window.HTMLHeadingElement
    if (isHeading && attrName === 'id' && SLUG.test(attrValue)) attribute.forceKeepAttr = true
    if (attrName === 'src') attribute.keepAttr = node instanceof window.HTMLImageElement && !OTHER_DATA.test(attrValue)
  })
  // A task list's boxes are the only controls of a document, and nobody ticks them.
  own.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof window.HTMLInputElement)) return
    if (node.getAttribute('type') === 'checkbox') node.setAttribute('disabled', '')
    else node.remove()
  })
  purifier = own
  return own
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** HTML from anywhere → HTML without scripts, event handlers, forms, frames, styles or addresses that run code. */
export function sanitizeHtml(html: string): string {
  let current = html
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const clean = ownPurifier().sanitize(current)
    if (clean === current) return clean
    current = clean
  }
  return escapeHtml(current)
}
