import { StatList } from '@/components/ui/results/StatList'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { faqPage } from '@/lib/seo/json-ld'
import { site } from '@/lib/site'
import { PageIntro } from './PageIntro'
import { PageSection } from './PageSection'
import { SitePage } from './SitePage'

const CHANNELS = [
  { key: 'email', icon: '✉️', href: `mailto:${site.email}`, linkText: site.email },
  { key: 'website', icon: '🌐', href: site.website, linkText: site.website.replace(/^https?:\/\/|\/+$/g, '') },
] as const

export async function ContactPage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'contact')
  const { page: shell } = await pageWords(locale, 'shell')
  const questions = Object.entries(page.faq.entries)
  const company = [
    { label: page.company.name, figure: site.company },
    { label: page.company.address, figure: site.address },
  ]
  return (
    <SitePage
      locale={locale}
      path="/contact"
      name={shell.nav.contact}
      graph={[faqPage(questions.map(([, question]) => question))]}
    >
      <PageIntro title={page.title} lead={page.lead} />
      <ul className="mt-6 grid gap-3 md:grid-cols-2">
        {CHANNELS.map(({ key, icon, href, linkText }) => (
          <li key={key} className="card flex items-start gap-3.5 p-5">
            <span aria-hidden className="tile">
              {icon}
            </span>
            <div className="min-w-0">
              <h2 className="text-base">{page[key].title}</h2>
              <p className="mt-0.5 text-[15px] text-ink-2">{page[key].text}</p>
              <a
                data-name={key}
                href={href}
                className="mt-1 inline-flex min-h-11 items-center text-lg font-semibold text-brand underline underline-offset-4"
              >
                {linkText}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <PageSection id="help" title={page.help.title}>
        <ul className="grid gap-3 md:grid-cols-3">
          {(['bug', 'feature', 'support'] as const).map((kind) => (
            <li key={kind} className="card flex flex-col items-start p-5">
              <h3>
                <span aria-hidden className="me-2">
                  {page.help[kind].icon}
                </span>
                {page.help[kind].title}
              </h3>
              <p className="mt-1.5 mb-4 text-[15px] text-ink-2">{page.help[kind].text}</p>
              <a
                data-name={kind}
                href={`mailto:${site.email}?subject=${encodeURIComponent(page.help[kind].subject)}`}
                className="button mt-auto"
              >
                {page.help[kind].link}
              </a>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="company" title={page.company.title}>
        <StatList stats={company} />
      </PageSection>
      <PageSection id="faq" title={page.faq.title}>
        <div className="prose">
          {questions.map(([key, { q, a }]) => (
            <section key={key}>
              <h3 className="mt-5 mb-1.5">{q}</h3>
              <p>{a}</p>
            </section>
          ))}
        </div>
      </PageSection>
    </SitePage>
  )
}
