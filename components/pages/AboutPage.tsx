import { SiteLink } from '@/components/ui/layout/SiteLink'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { clientMessages, pageWords, toolWords } from '@/lib/i18n/messages'
import { CATEGORIES, type Category } from '@/lib/tools/description'
import { CATALOG } from '@/lib/tools/catalog'
import { toolCounts } from '@/lib/tools/registry'
import { AboutCheck } from './AboutCheck'
import { PageIntro } from './PageIntro'
import { PageSection } from './PageSection'
import { SitePage } from './SitePage'
import { createTranslator } from 'next-intl'
import { toolPath } from '@/lib/i18n/paths'
import { MessagesProvider } from '@/components/tool/MessagesProvider'
import { DeviceData } from './DeviceData'
import { OfflineManager } from './OfflineManager'

const FILES_SENT = 0

export async function AboutPage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'about')
  const { page: shell } = await pageWords(locale, 'shell')
  const { page: offline } = await pageWords(locale, 'offline')
  const counts = toolCounts()
  const categories = CATEGORIES.filter((category) => counts[category] > 0)
  const numbers = [
    { label: page.numbers.tools, value: CATALOG.length },
    { label: page.numbers.categories, value: categories.length },
    { label: page.numbers.languages, value: LOCALES.length },
    { label: page.numbers.sent, value: FILES_SENT },
  ]
  return (
    <SitePage locale={locale} path="/about" name={shell.nav.about}>
      <PageIntro title={page.title} lead={page.lead} />
      <PageSection id="mission" title={page.mission.title}>
        <div className="prose">
          <p>{page.mission['1']}</p>
          <p>{page.mission['2']}</p>
        </div>
      </PageSection>
      <PageSection id="why" title={page.why.title}>
        <ul className="grid gap-3 md:grid-cols-2">
          {(['local', 'open', 'exact', 'everyone'] as const).map((card) => (
            <li key={card} className="card p-5">
              <h3>
                <span aria-hidden className="me-2">
                  {page.why[card].icon}
                </span>
                {page.why[card].title}
              </h3>
              <p className="mt-1.5 text-[15px] text-ink-2">{page.why[card].text}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="numbers" title={page.numbers.title}>
        <dl className="card grid grid-cols-2 gap-y-6 p-6 md:grid-cols-4">
          {numbers.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end text-center">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="text-[40px] leading-tight font-extrabold tracking-tight text-brand tabular-nums">
                {new Intl.NumberFormat(locale).format(value)}
              </dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection id="privacy" title={page.privacy.title}>
        <div className="prose">
          <p>{page.privacy.text}</p>
          <Points points={page.privacy.points} />
          <p>
            <SiteLink locale={locale} to="/privacy-policy">
              {page.privacy.link}
            </SiteLink>
          </p>
        </div>
      </PageSection>
      <PageSection id="offline" title={offline.section.title}>
        <OfflineSection locale={locale} words={offline.section} engines={offline.engines} />
      </PageSection>
      <PageSection id="check" title={page.check.title}>
        <AboutCheck words={page.check} />
      </PageSection>
      <PageSection id="accessibility" title={page.accessibility.title}>
        <div className="prose">
          <p>{page.accessibility.text}</p>
          <Points points={page.accessibility.points} />
          <p>{page.accessibility.limit}</p>
          <p>
            <SiteLink locale={locale} to="/contact">
              {page.accessibility.link}
            </SiteLink>
          </p>
        </div>
      </PageSection>
      <PageSection id="technology" title={page.technology.title}>
        <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          {(['static', 'wasm', 'own', 'light'] as const).map((part) => (
            <div key={part} className="border-s-2 border-line ps-4">
              <dt className="font-semibold">{page.technology[part].title}</dt>
              <dd className="mt-1 text-[15px] text-ink-2">{page.technology[part].text}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection id="categories" title={page.categories.title}>
        <AboutCategories locale={locale} categories={categories} />
      </PageSection>
      <section className="mt-12 rounded-card bg-brand-soft p-6 text-center md:p-10" aria-labelledby="contact">
        <h2 id="contact">{page.contact.title}</h2>
        <p className="mt-2 text-balance text-ink-2">{page.contact.text}</p>
        <SiteLink locale={locale} to="/contact" data-name="contact" className="button button-primary mt-5">
          {page.contact.link}
        </SiteLink>
      </section>
    </SitePage>
  )
}

function Points({ points }: { points: Readonly<Record<string, string>> }) {
  return (
    <ul>
      {Object.entries(points).map(([key, point]) => (
        <li key={key}>{point}</li>
      ))}
    </ul>
  )
}

const ICONS: Readonly<Record<Category, string>> = { image: '🖼️', text: '📝', calculator: '🧮', utility: '⏱️' }

/** A card for each category, with its description and links to its tools. */
async function AboutCategories({ locale, categories }: { locale: Locale; categories: readonly Category[] }) {
  const { page } = await pageWords(locale, 'about')
  const { page: shell } = await pageWords(locale, 'shell')
  const t = createTranslator({ locale, messages: { page }, namespace: 'page.categories' })
  const counts = toolCounts()
  const tools = await Promise.all(
    CATALOG.map(async ({ slug, category }) => ({ slug, category, name: (await toolWords(locale, slug)).name })),
  )
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {categories.map((category) => (
        <li key={category} data-category={category} className="card p-5">
          <div className="flex items-center gap-3.5">
            <span aria-hidden className="tile">
              {ICONS[category]}
            </span>
            <div>
              <h3>{shell.categories[category]}</h3>
              <p className="text-sm font-semibold text-accent">{t('count', { count: counts[category] })}</p>
            </div>
          </div>
          <p className="mt-3 text-[15px] text-ink-2">{page.categories[category]}</p>
          <ul className="mt-2 flex flex-wrap gap-x-4 text-sm">
            {tools
              .filter((tool) => tool.category === category)
              .map((tool) => (
                <li key={tool.slug}>
                  <SiteLink
                    locale={locale}
                    to={toolPath(tool.slug)}
                    className="inline-flex min-h-9 min-w-6 items-center underline underline-offset-4 hover:text-accent"
                  >
                    {tool.name}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

interface OfflineSectionProps {
  locale: Locale
  words: { text: string; install: string }
  /** Display names of the engines. */
  engines: Readonly<Record<string, string>>
}

/** Explains offline use and shows what is stored on this device. */
async function OfflineSection({ locale, words, engines }: OfflineSectionProps) {
  const { ui } = await pageWords(locale, 'offline')
  const { page } = await pageWords(locale, 'privacy')
  return (
    <>
      <div className="prose">
        <p>{words.text}</p>
        <p>{words.install}</p>
      </div>
      <div className="card mt-5 p-5 md:p-6">
        <MessagesProvider locale={locale} messages={{ ...(await clientMessages(locale)), offline: ui }}>
          <OfflineManager toolCount={CATALOG.length} names={engines} />
          <hr className="my-6 border-line" />
          <DeviceData clear={page.clear} />
        </MessagesProvider>
      </div>
    </>
  )
}
