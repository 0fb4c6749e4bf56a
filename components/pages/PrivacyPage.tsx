import { StatList } from '@/components/ui/results/StatList'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { effective } from '@/data/terms.json'
import { site } from '@/lib/site'
import { BackLink } from './BackLink'
import { ClearDataButton } from './ClearDataButton'
import { LegalContents } from './LegalContents'
import { LegalDocument } from './LegalDocument'
import { SitePage } from './SitePage'

/** Terms of service and privacy policy, with a button that deletes the stored data. */
export async function PrivacyPage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'privacy')
  const { page: shell } = await pageWords(locale, 'shell')
  const operator = [
    { label: page.company.name, figure: site.company },
    {
      label: page.company.email,
      figure: <a href={`mailto:${site.email}`}>{site.email}</a>,
    },
    { label: page.company.address, figure: site.address },
  ]
  return (
    <SitePage locale={locale} path="/privacy-policy" name={shell.nav.privacy}>
      <BackLink locale={locale} label={shell.back} />
      <header className="max-w-[72ch] pt-1 pb-8 md:pt-3">
        <h1>{page.title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">{page.lead}</p>
        <p className="mt-3 text-sm text-ink-2">
          <time dateTime={effective}>{page.effective}</time>
        </p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[280px_1fr] lg:gap-14">
        <LegalContents title={page.contents} documents={{ terms: page.terms, privacy: page.policy }} />
        <div className="min-w-0">
          <LegalDocument id="terms" words={page.terms} />
          <LegalDocument
            id="privacy"
            words={page.policy}
            extras={{
              clearing: <ClearDataButton words={page.clear} />,
              contact: <StatList stats={operator} />,
            }}
          />
        </div>
      </div>
    </SitePage>
  )
}
