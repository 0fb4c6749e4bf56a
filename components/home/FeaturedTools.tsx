import { useTranslations } from 'next-intl'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { ExternalLink } from '@/components/ui/layout/icons'
import type { Locale } from '@/lib/i18n/locales'
import { toolPath } from '@/lib/i18n/paths'
import type { HomeTool } from './home-tool'

interface Props {
  locale: Locale
  tools: readonly HomeTool[]
  partnerUrl: string
}

/** Cards of the featured tools and of the partner site. */
export function FeaturedTools({ locale, tools, partnerUrl }: Props) {
  const t = useTranslations('home')
  return (
    <section className="mt-11" aria-labelledby="featured">
      <h2 id="featured" className="mb-3">
        {t('featured')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(160px,1fr))]">
        {tools.map(({ slug, category, icon, name, short }) => (
          <li key={slug}>
            <SiteLink
              locale={locale}
              to={toolPath(slug)}
              data-category={category}
              className="card block h-full p-3.5 transition-transform duration-100 hover:-translate-y-0.5 sm:p-4"
            >
              <span aria-hidden className="tile mb-3">
                {icon}
              </span>
              <span className="card-name block">{name}</span>
              <span className="block text-sm leading-snug text-ink-2">{short}</span>
            </SiteLink>
          </li>
        ))}
        <li>
          <a
            href={partnerUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="block h-full rounded-card border border-line p-3.5 sm:p-4"
          >
            <span className="mb-3 flex min-h-11 items-center text-xs text-ink-2">{t('partner.label')}</span>
            <span className="card-name flex items-center gap-1.5">
              {t('partner.title')}
              <ExternalLink size={16} aria-hidden className="flex-none" />
            </span>
            <span className="block text-sm leading-snug text-ink-2">{t('partner.text')}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
