import type { JsonLd } from '@/lib/seo/json-ld'

/** schema.org data of a page. `<` is escaped so that no text can end the script element. */
export function StructuredData({ graph }: { graph: readonly JsonLd[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
