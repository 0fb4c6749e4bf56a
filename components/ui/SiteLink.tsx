import type { AnchorHTMLAttributes } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor } from '@/lib/i18n/paths'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  locale: Locale
  /** Site path without language, such as `/about`. */
  to: string
}

/**
 * Link to a page of the site. A plain anchor: every page is a document of its own, so the router would add weight and no
 * speed; speculation rules fetch the target on intent.
 */
export function SiteLink({ locale, to, ...anchor }: Props) {
  return <a {...anchor} href={pathFor(locale, to)} data-internal="" />
}
