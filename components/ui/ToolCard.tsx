import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import { SiteLink } from './SiteLink'

interface Props {
  locale: Locale
  slug: string
  category: string
  icon: string
  words: { name: string; short: string }
}

export function ToolCard({ locale, slug, category, icon, words }: Props) {
  return (
    <SiteLink
      locale={locale}
      to={toolPath(slug)}
      data-tool={slug}
      data-category={category}
      className="card flex h-full items-start gap-3.5 p-4 transition-transform duration-100 hover:-translate-y-0.5"
    >
      <span aria-hidden className="tile">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{words.name}</span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-2">{words.short}</span>
      </span>
    </SiteLink>
  )
}
