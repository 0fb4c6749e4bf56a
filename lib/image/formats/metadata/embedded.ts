/** How a JPEG, PNG, WebP, and AVIF or HEIC begin in base64. */
const BEGINNING = /(?:\/|%2[Ff])9j(?:\/|%2[Ff])|iVBORw0KGgo|UklGR|AAAA[\w+/]{2}Z0eX/g
/** Line breaks, which may be entities in XML, and letters that are no digits. */
const NO_DIGIT = /&[^;&]*;|%[\da-f]{2}|[^a-z\d+/]/gi
/** What ends a value of XML or CSS. */
const END = /["'<)]/g
/** Shorter ones hold no data beside their pixels. */
const LEAST_DIGITS = 100

/** The pictures that a text such as an SVG or XMP holds in base64, decoded. */
export function embeddedPictures(bytes: Uint8Array): Uint8Array[] {
  const text = new TextDecoder('latin1').decode(bytes)
  const found: Uint8Array[] = []
  let past = 0
  for (const { index } of text.matchAll(BEGINNING)) {
    if (index < past) continue
    END.lastIndex = index
    past = END.exec(text)?.index ?? text.length
    const plain = text.slice(index, past).replace(/%2F/gi, '/').replace(/%2B/gi, '+')
    const digits = plain.replace(NO_DIGIT, '')
    if (digits.length < LEAST_DIGITS) continue
    const whole = digits.slice(0, digits.length - (digits.length % 4))
    found.push(Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0)))
  }
  return found
}
