'use client'

import type { PreviewTags } from '@/lib/seo/metadata'
import { serverTexts } from './server-texts'

/*
 * Inline scripts, rendered on the server only. If React had to render a page again in the browser, because an extension
 * changed it before hydration, it would set the text of the scripts, which Trusted Types reject. The existing elements
 * remain as long as they are children of `<head>` or `<body>`. Code after `typeof window` is removed from client bundles.
 */

/** Runs before the first paint: early-script.ts, compiled by next.config.mjs. */
export function EarlyScript() {
  if (typeof window !== 'undefined') return null
  const text = process.env.EARLY_SCRIPT
  if (!text) throw new Error('the early script was not compiled')
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Lets the browser prefetch a page of this site while the pointer rests on its link, subject to the browser's own limits
 * on memory and data. Browsers without speculation rules ignore this script.
 */
export function SpeculationRules() {
  if (typeof window !== 'undefined') return null
  const rules = { prefetch: [{ where: { selector_matches: 'a[data-internal]' }, eagerness: 'moderate' }] }
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}

/** What `LinkPreview` left for a page. React puts these tags into the head, and would have them in its data too. */
export function PreviewHead({ page }: { page: string }) {
  if (typeof window !== 'undefined') return null
  const { metas, alternates } = JSON.parse(serverTexts().get(`preview of ${page}`) ?? '') as PreviewTags
  return (
    <>
      {alternates.map(([language, url]) => (
        <link key={language} rel="alternate" hrefLang={language} href={url} />
      ))}
      {metas.map(([attribute, key, content]) => (
        <meta key={key + content} {...{ [attribute]: key }} content={content} />
      ))}
    </>
  )
}

/** schema.org data of a page, left by `StructuredData`: JSON in which no text can end the script element. */
export function StructuredDataScript({ page }: { page: string }) {
  if (typeof window !== 'undefined') return null
  const json = serverTexts().get(page)
  if (!json) throw new Error(`no structured data of ${page}`)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
