import type { JsonLd } from '@/lib/seo/json-ld'
import { StructuredDataScript } from './inline/InlineScripts'

/** The schema.org data of a page. `<` is escaped so that no text can close the script element. */
export function StructuredData({ graph }: { graph: readonly JsonLd[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
  return <StructuredDataScript json={json} />
}
