import { PageShell } from '@/components/shell/PageShell'
import { PageReady } from '@/components/tool/PageReady'
import { Facts } from '@/components/ui/Facts'
import { Prerendered } from '@/components/ui/Prerendered'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { breadcrumbs, organization } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'
import { BackLink } from './BackLink'
import { ClearDataButton } from './ClearDataButton'
import { LegalContents } from './LegalContents'
import { LegalPart } from './LegalPart'
import { StructuredData } from './StructuredData'

const PATH = '/privacy-policy'
const EFFECTIVE = '2025-06-27'

/** Terms of service and privacy policy, with the button that makes good on the latter. */
export async function PrivacyPage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'privacy')
  const { page: shell } = await pageWords(locale, 'shell')
  const trail = [
    [shell.nav.home, '/'],
    [shell.nav.privacy, PATH],
  ] as const
  const operator = [
    { label: page.company.name, figure: site.company },
    {
      label: page.company.email,
      figure: <a href={`mailto:${site.email}`}>{site.email}</a>,
    },
    { label: page.company.address, figure: site.address },
  ]
  return (
    <PageShell locale={locale} path={PATH}>
      <StructuredData graph={[organization(), breadcrumbs(locale, trail)]} />
      <PageReady />
      <Prerendered as="div" part="title">
        <BackLink locale={locale} label={shell.back} />
        <header className="max-w-[72ch] pt-1 pb-8 md:pt-3">
          <h1>{page.title}</h1>
          <p className="mt-3 text-lg text-pretty text-ink-2">{page.lead}</p>
          <p className="mt-3 text-sm text-ink-2">
            <time dateTime={EFFECTIVE}>{page.effective}</time>
          </p>
        </header>
      </Prerendered>
      <div className="grid items-start gap-8 lg:grid-cols-[280px_1fr] lg:gap-14">
        <LegalContents title={page.contents} parts={{ terms: page.terms, privacy: page.policy }} />
        <div className="min-w-0">
          <Prerendered as="div" part="terms">
            <LegalPart id="terms" words={page.terms} />
          </Prerendered>
          <LegalPart
            id="privacy"
            words={page.policy}
            extras={{
              clearing: <ClearDataButton words={page.clear} />,
              contact: <Facts facts={operator} />,
            }}
          />
        </div>
      </div>
    </PageShell>
  )
}
