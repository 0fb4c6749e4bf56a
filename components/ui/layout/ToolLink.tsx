import type { ComponentProps } from 'react'
import { toolPath } from '@/lib/i18n/paths'
import { SiteLink } from './SiteLink'

interface Props extends Omit<ComponentProps<typeof SiteLink>, 'to'> {
  tool: { slug: string; category: string; icon: string }
  /** Slug of a need, whose page is opened instead of the tool's own. */
  need?: string
  /** Fields to open the tool with, without `#`. */
  fragment?: string
  /** Additional classes of the icon. */
  tileClassName?: string
}

/** A link to a tool, with its icon in the color of its category. */
export function ToolLink({ tool, need, fragment, tileClassName = '', children, ...anchor }: Props) {
  const { slug, category, icon } = tool
  return (
    <SiteLink {...anchor} to={toolPath(slug, need) + (fragment ? `#${fragment}` : '')} data-category={category}>
      <span aria-hidden className={`tile ${tileClassName}`}>
        {icon}
      </span>
      {children}
    </SiteLink>
  )
}
