import { LANGUAGE_NAMES, LOCALES, type Locale } from '@/lib/i18n/locales'
import { pathFor } from '@/lib/i18n/paths'

interface Props {
  id: string
  locale: Locale
  /** Path of this page in another language. */
  pathIn: (locale: Locale) => string
  label: string
}

/** Links to this page in the other languages, in a native popover. The early script stores the choice. */
export function LanguageMenu({ id, locale, pathIn, label }: Props) {
  return (
    <div id={id} popover="auto" className="language-menu" role="group" aria-label={label}>
      <ul>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              data-name="language"
              data-choose={other}
              href={pathFor(other, pathIn(other))}
              hrefLang={other}
              lang={other}
              aria-current={other === locale ? 'true' : undefined}
              className="flex min-h-11 min-w-36 items-center rounded-lg px-4 hover:bg-well aria-[current]:font-bold aria-[current]:text-brand"
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
