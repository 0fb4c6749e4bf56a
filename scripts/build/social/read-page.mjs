/** Icon of the pages that are no tool's. */
const SITE_ICON = '🧰'

/** The first group of a pattern as text, '' where it does not match. */
function optional(html, pattern) {
  return (
    (pattern.exec(html)?.[1] ?? '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      // Glue of the page's lines (lib/i18n/glue.ts).
      .replaceAll('\u2060', '')
  )
}

function required(html, pattern) {
  const text = optional(html, pattern)
  if (text === '') throw new Error(`a page has a social picture, but nothing that matches ${pattern}`)
  return text
}

/** What a built page says of itself; undefined for a page without a picture. Throws when part of it is not found. */
export function readPage(html) {
  const image = optional(html, /<meta property="og:image" content="([^"]+)"/)
  if (!image) return undefined
  const main = html.slice(html.indexOf('<main'))
  const category = optional(main, /<div data-category="(\w+)"/) || undefined
  return {
    image: new URL(image).pathname,
    language: required(html, /<html lang="([\w-]+)"/),
    siteName: required(html, /<meta property="og:site_name" content="([^"]+)"/),
    host: new URL(required(html, /<link rel="canonical" href="([^"]+)"/)).host,
    title: required(main, /<h1[^>]*>([^<]+)<\/h1>/),
    lead: required(main, /<\/h1>\s*<p[^>]*>([^<]+)<\/p>/),
    category,
    icon: category ? required(main, /class="tile[^"]*">([^<]+)</) : SITE_ICON,
  }
}
