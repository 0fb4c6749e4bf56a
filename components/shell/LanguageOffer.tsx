import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { pathFor } from '@/lib/i18n/paths'

interface Props {
  locale: Locale
  /** Path of this page in another language. */
  pathIn: (locale: Locale) => string
}

/**
 * A line in the visitor's own language that links to this page in that language. The page contains the lines of all other
 * languages, hidden; the early script shows the matching one before the first paint.
 */
export async function LanguageOffer({ locale, pathIn }: Props) {
  const others = LOCALES.filter((other) => other !== locale)
  const lines = await Promise.all(
    others.map(async (other) => ({ other, words: (await pageWords(other, 'shell')).page.offer })),
  )
  const shown = others.map((other) => `html[data-offer=${other}] .language-offer[lang=${other}]`)
  return (
    <>
      <style>{`${shown.join()}{display:block}`}</style>
      {lines.map(({ other, words }) => (
        <aside key={other} lang={other} aria-label={words.label} className="language-offer no-print">
          <div className="wrap">
            <p>
              <a href={pathFor(other, pathIn(other))} hrefLang={other} data-choose={other}>
                {words.text}
              </a>
            </p>
            <button type="button" data-dismiss-offer="" className="button button-small button-quiet">
              {words.dismiss}
            </button>
          </div>
        </aside>
      ))}
    </>
  )
}
