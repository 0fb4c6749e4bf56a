import { useTranslations } from 'next-intl'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { ToolName } from '@/components/ui/layout/ToolName'
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
    <section className="mt-8 sm:mt-11" aria-labelledby="featured">
      <h2 id="featured" className="mb-3">
        {t('featured')}
      </h2>
      <ul className="tiles grid gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(160px,1fr))]">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <SiteLink
              locale={locale}
              to={toolPath(tool.slug)}
              data-category={tool.category}
              className="card block h-full p-4 transition-transform duration-100 hover:-translate-y-0.5"
            >
              <span aria-hidden className="tile mb-3">
                {tool.icon}
              </span>
              <ToolName tool={tool} />
              <span className="card-line block text-sm leading-snug text-ink-2">{tool.short}</span>
            </SiteLink>
          </li>
        ))}
        <li>
          <a
            href={partnerUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="block h-full rounded-card border border-line p-4"
          >
            <span className="tile mb-3 bg-well text-ink-2">
              <ExternalLink size={20} aria-hidden />
            </span>
            <span className="card-name block">{t('partner.title')}</span>
            <span className="block text-sm leading-snug text-ink-2">
              {t('partner.label')}
              <span className="card-line"> · {t('partner.text')}</span>
            </span>
          </a>
        </li>
      </ul>
    </section>
  )
}
