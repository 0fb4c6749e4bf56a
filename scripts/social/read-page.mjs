/** Icon of the pages that are no tool's. */
const SITE_ICON = '🧰'

function first(html, pattern) {
  return (pattern.exec(html)?.[1] ?? '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** What a built page says of itself; undefined for a page without a picture. */
export function readPage(html) {
  const image = first(html, /<meta property="og:image" content="([^"]+)"/)
  if (!image) return undefined
  const main = html.slice(html.indexOf('<main'))
  const category = first(main, /<div data-category="(\w+)"/) || undefined
  return {
    image: new URL(image).pathname,
    language: first(html, /<html lang="(\w+)"/),
    siteName: first(html, /<meta property="og:site_name" content="([^"]+)"/),
    host: new URL(first(html, /<link rel="canonical" href="([^"]+)"/)).host,
    title: first(main, /<h1[^>]*>([^<]+)<\/h1>/),
    lead: first(main, /<\/h1>\s*<p[^>]*>([^<]+)<\/p>/),
    category,
    icon: category ? first(main, /class="tile[^"]*">([^<]+)</) : SITE_ICON,
  }
}
