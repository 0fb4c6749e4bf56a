import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { localField } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'
import { TextField } from '@/components/ui/fields/TextField'
import { notify } from '@/components/ui/feedback/notify'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { findAll, replaceAll } from '@/lib/tools/word-counter/find-text'

interface Props {
  /** What the texts are called. */
  label: string
  texts: readonly string[]
  onReplace: (texts: readonly string[]) => void
  /** Selects the next place after the caret, where there is one text. */
  onFind?: (places: readonly number[], length: number) => void
}

const EMPTY = { find: '', replaceWith: '', matchCase: 'false' }

/** Finds a text in others and replaces it. */
export default function FindReplace({ texts, label, onReplace, onFind }: Props) {
  const t = useTranslations('word-counter.find')
  const locale = useLocale()
  const [raw, setRaw] = useState(EMPTY)
  const bind = (name: keyof typeof EMPTY) =>
    localField(name, raw[name], (text) => setRaw((current) => ({ ...current, [name]: text })))
  const { find, replaceWith } = raw
  const matchCase = raw.matchCase === 'true'
  const places = useMemo(() => texts.map((text) => findAll(text, find, matchCase)), [texts, find, matchCase])
  const count = places.reduce((sum, found) => sum + found.length, 0)

  const replace = () => {
    onReplace(texts.map((text) => replaceAll(text, find, replaceWith, matchCase)))
    notify('success', t('replaced', { count }))
  }

  return (
    <div role="form" aria-label={label} className="mt-3 grid gap-3 rounded-tile bg-well p-3.5">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField field={bind('find')} label={t('find')} />
        <TextField field={bind('replaceWith')} label={t('replaceWith')} />
      </div>
      <CheckField field={bind('matchCase')} label={t('matchCase')} />
      <div className="flex flex-wrap items-center gap-2">
        {onFind && (
          <Button
            name="findNext"
            label={t('next')}
            disabled={count === 0}
            run={() => onFind(places[0] ?? [], find.length)}
          />
        )}
        <Button name="replaceAll" label={t('replaceAll')} disabled={count === 0} run={replace} />
        {find !== '' && (
          <span role="status">
            <OutputValue name="matchCount" label={t('find')} value={count} className="text-sm">
              {t('count', { count: formatNumber(locale, count) })}
            </OutputValue>
          </span>
        )}
      </div>
    </div>
  )
}
