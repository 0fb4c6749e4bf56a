import type { MouseEvent, ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { SiteLink } from './SiteLink'

interface Props {
  locale: Locale
  slug: string
  /** Slug of a need, whose page is opened instead of the tool's own. */
  need?: string
  /** Fields to open the tool with, without `#`. */
  fragment?: string
  onClick?: (event: MouseEvent) => void
  category: string
  icon: string
  className: string
  /** Additional classes of the icon. */
  tileClassName?: string
  'data-tool'?: string
  'data-task'?: string
  'data-name'?: string
  'data-kept'?: string
  children: ReactNode
}

/** A link to a tool, with its icon in the color of its category. */
export function ToolLink({
  locale,
  slug,
  need,
  fragment,
  category,
  icon,
  tileClassName = '',
  children,
  ...anchor
}: Props) {
  return (
    <SiteLink
      {...anchor}
      locale={locale}
      to={toolPath(slug, need) + (fragment ? `#${fragment}` : '')}
      data-category={category}
    >
      <span aria-hidden className={`tile ${tileClassName}`}>
        {icon}
      </span>
      {children}
    </SiteLink>
  )
}
