import { SiteLink } from '@/components/ui/layout/SiteLink'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords, toolSearchWords, toolWords } from '@/lib/i18n/messages'
import { pathFor, toolPath } from '@/lib/i18n/paths'
import { CATALOG } from '@/lib/tools/catalog'
import { PageIntro } from './PageIntro'
import { SitePage } from './SitePage'

/** The tools that answer in the search box, each with sentences that it answers. */
async function answeringTools(locale: Locale) {
  const all = await Promise.all(
    CATALOG.map(async ({ slug, icon, category }) => {
      const { answer } = await toolSearchWords(locale, slug)
      const { name } = await toolWords(locale, slug)
      return answer ? [{ slug, icon, category, name, examples: answer.examples.split(' | ') }] : []
    }),
  )
  return all.flat()
}

/** What the search box answers by itself: the examples of each tool, which open the box with them. */
export async function AskPage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'ask')
  return (
    <SitePage locale={locale} path="/ask" name={page.title}>
      <PageIntro title={page.title} lead={page.lead} />
      <ul className="mt-8 grid gap-3 md:grid-cols-2">
        {(await answeringTools(locale)).map(({ slug, icon, category, name, examples }) => (
          <li key={slug} data-category={category} className="card p-5">
            <h2 className="text-lg">
              <SiteLink locale={locale} to={toolPath(slug)} className="flex min-h-11 items-center gap-3">
                <span aria-hidden className="tile size-9 text-lg">
                  {icon}
                </span>
                {name}
              </SiteLink>
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {examples.map((example) => (
                <li key={example}>
                  <a
                    href={`${pathFor(locale, '/')}#q=${encodeURIComponent(example)}`}
                    data-internal=""
                    data-name="example"
                    className="flex min-h-11 items-center rounded-full bg-accent-soft px-4 text-[15px]"
                  >
                    {example}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-2">{page.refused}</p>
    </SitePage>
  )
}
