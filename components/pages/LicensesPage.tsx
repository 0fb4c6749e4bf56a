import { createTranslator } from 'next-intl'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { BASE_PATH } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import thirdParty from '@/lib/third-party.json'
import { BackLink } from './BackLink'
import { PageIntro } from './PageIntro'
import { PageSection } from './PageSection'
import { SitePage } from './SitePage'

/** Every program of others that reaches a visitor's browser: its version, license and source. */
export async function LicensesPage({ locale }: { locale: Locale }) {
  const { page } = await pageWords(locale, 'licenses')
  const { page: shell } = await pageWords(locale, 'shell')
  const t = createTranslator({ locale, messages: { page }, namespace: 'page' })
  const { list } = page
  return (
    <SitePage locale={locale} path="/licenses" name={page.title}>
      <BackLink locale={locale} label={shell.back} />
      <PageIntro title={page.title} lead={page.lead} />
      <PageSection id="list" title={list.title}>
        <div className="card px-4">
          <table data-name="licenses" className="data-table table-fixed">
            <caption className="sr-only">{list.title}</caption>
            <thead>
              <tr>
                <th scope="col" className="w-3/5">
                  {list.name}
                </th>
                <th scope="col" className="code-column">
                  {list.license}
                </th>
              </tr>
            </thead>
            <tbody>
              {thirdParty.map(({ name, version, license, source, contains }) => (
                <tr key={name}>
                  <th scope="row" className="code-column font-normal">
                    <a href={source} className="font-semibold underline underline-offset-4 hover:text-accent">
                      {name}
                    </a>
                    <span className="ms-2 inline-block text-sm whitespace-nowrap text-ink-2">{version}</span>
                    {contains && (
                      <span className="block text-sm text-ink-2">{t('list.contains', { programs: contains })}</span>
                    )}
                  </th>
                  <td className="code-column">{license}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </PageSection>
      <PageSection id="source" title={page.source.title}>
        <div className="prose">
          {Object.entries(page.source.text).map(([line, paragraph]) => (
            <p key={line}>{paragraph}</p>
          ))}
          <p>
            <SiteLink locale={locale} to="/contact">
              {page.source.contact}
            </SiteLink>
          </p>
        </div>
      </PageSection>
      <PageSection id="texts" title={page.texts.title}>
        <p>{page.texts.text}</p>
        <a href={`${BASE_PATH}/THIRD_PARTY_LICENSES.txt`} data-name="texts" className="button mt-4">
          {page.texts.link}
        </a>
      </PageSection>
    </SitePage>
  )
}
