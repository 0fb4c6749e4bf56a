import type { AnchorHTMLAttributes } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { pathFor } from '@/lib/i18n/paths'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  locale: Locale
  /** Path without the language prefix, such as `/about`. */
  to: string
}

/**
 * A link to a page of the site. It is a plain anchor instead of `next/link`, because each page is a document of its own and
 * speculation rules prefetch it.
 */
export function SiteLink({ locale, to, ...anchor }: Props) {
  return <a {...anchor} href={pathFor(locale, to)} data-internal="" />
}
