import { unglued } from '@/lib/i18n/glue'
import type { JsonLd } from '@/lib/seo/json-ld'
import { StructuredDataScript } from './inline/InlineScripts'
import { serverTexts } from './inline/server-texts'

/** The schema.org data of a page. `<` is escaped so that no text can close the script element. */
export function StructuredData({ page, graph }: { page: string; graph: readonly JsonLd[] }) {
  const json = unglued(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })).replaceAll('<', '\\u003c')
  serverTexts().set(page, json)
  return <StructuredDataScript page={page} />
}
