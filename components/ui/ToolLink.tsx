import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { SiteLink } from './SiteLink'

interface Props {
  locale: Locale
  slug: string
  category: string
  icon: string
  className: string
  /** Of the icon's tile. */
  tile?: string
  'data-tool'?: string
  'data-kept'?: string
  children: ReactNode
}

/** Link to a tool: its icon in a tile of its category's color, and what is said of it beside that. */
export function ToolLink({ locale, slug, category, icon, tile = '', children, ...anchor }: Props) {
  return (
    <SiteLink {...anchor} locale={locale} to={toolPath(slug)} data-category={category}>
      <span aria-hidden className={`tile ${tile}`}>
        {icon}
      </span>
      {children}
    </SiteLink>
  )
}
