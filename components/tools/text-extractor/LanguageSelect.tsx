import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { Field } from '@/components/ui/fields/Field'
import { LANGUAGES, parseLanguages, type Language } from '@/lib/tools/text-extractor/languages'

/** A multiple select in which a plain click toggles an option, with the chosen languages below it. */
export function LanguageSelect({ field }: { field: FieldBinding }) {
  const t = useTranslations('text-extractor')
  const chosen = parseLanguages(field.raw)

  const choose = (languages: readonly string[]) => {
    // The order is preserved, because the first language is the main one.
    const remaining = chosen.filter((code) => languages.includes(code))
    field.set([...remaining, ...languages.filter((code) => !remaining.some((other) => other === code))].join('+'))
  }
  const remove = (language: Language) => choose(chosen.filter((code) => code !== language))

  const toggle = (event: MouseEvent<HTMLSelectElement>) => {
    if (!(event.target instanceof HTMLOptionElement)) return
    event.preventDefault()
    event.currentTarget.focus()
    const { value } = event.target
    if (chosen.some((code) => code === value)) choose(chosen.filter((code) => code !== value))
    else choose([...chosen, value])
  }

  return (
    <Field label={t('settings.language')} hint={t('settings.languageHint')}>
      {(controlProps) => (
        <>
          <select
            {...controlProps}
            name={field.name}
            multiple
            size={6}
            aria-invalid={chosen.length === 0 || undefined}
            value={chosen}
            onMouseDown={toggle}
            onChange={(event) => choose(Array.from(event.target.selectedOptions, ({ value }) => value))}
            className="block w-full rounded-control border border-line-strong bg-surface p-1.5 [&>option]:rounded-md [&>option]:px-2 [&>option]:py-1.5"
          >
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {t(`languages.${code}`)}
              </option>
            ))}
          </select>
          {chosen.length > 1 && (
            <ul className="mt-2 flex flex-wrap gap-1.5">
              {chosen.map((code) => (
                <li key={code}>
                  <button
                    type="button"
                    name="removeLanguage"
                    value={code}
                    aria-label={t('settings.removeLanguage', { language: t(`languages.${code}`) })}
                    className="button button-small gap-1"
                    onClick={() => remove(code)}
                  >
                    {t(`languages.${code}`)}
                    <X size={16} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
