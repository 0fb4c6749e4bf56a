import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { late } from '@/components/ui/layout/late'
import type { FileInput } from '@/components/ui/files/useFileInput'
import type { TextInput } from '@/components/ui/fields/useTextInput'
import { TextArea } from '@/components/ui/fields/TextArea'
import type { TextDirection } from '@/lib/text/direction'
import type { TextLanguage } from '@/lib/tools/word-counter/text-language'

interface Props {
  input: TextInput
  files: FileInput
  language: TextLanguage
  text: string
  direction: TextDirection | undefined
}

// Loaded when a visitor looks for something.
const FindReplace = late(() => import('./FindReplace'))

const SAMPLES = ['lorem', 'email'] as const

export function TextEditor({ input, files, language, text, direction }: Props) {
  const t = useTranslations('word-counter')
  const actions = useTranslations('shell.actions')
  const [isFinding, setIsFinding] = useState(false)

  /** Selects the next place after the caret, or the first one. */
  const select = (places: readonly number[], length: number) => {
    const area = input.props.ref.current
    if (!area) return
    const start = places.find((place) => place >= area.selectionEnd) ?? places[0] ?? 0
    area.focus()
    area.setSelectionRange(start, start + length)
  }

  return (
    <section className="card p-4 md:p-5" aria-label={t('text.label')}>
      <TextArea
        {...input.props}
        name="text"
        label={t('text.label')}
        aside={language !== 'other' && <span className="text-sm text-ink-2">{t(`languages.${language}`)}</span>}
        files={files}
        rows={12}
        defaultValue=""
        placeholder={t('text.placeholder')}
        autoComplete="off"
        dir={direction}
        className="min-h-48 lg:min-h-[52vh]"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {SAMPLES.map((sample) => (
          <button
            key={sample}
            type="button"
            name="sample"
            value={sample}
            className="button"
            onClick={() => input.replace(t(`samples.${sample}.text`))}
          >
            {t(`samples.${sample}.label`)}
          </button>
        ))}
        <button type="button" name="upload" className="button" onClick={files.open}>
          {t('upload')}
        </button>
        <button
          type="button"
          name="clear"
          className="button"
          disabled={text === ''}
          onClick={() => {
            input.replace('')
            input.props.ref.current?.focus()
          }}
        >
          {actions('clear')}
        </button>
        {input.undo && (
          <button type="button" name="undo" className="button button-quiet" onClick={input.undo}>
            {actions('undo')}
          </button>
        )}
        <button
          type="button"
          name="findReplace"
          aria-expanded={isFinding}
          className="button"
          onClick={() => setIsFinding(!isFinding)}
        >
          {t('find.title')}
        </button>
      </div>
      {isFinding && (
        <FindReplace
          label={t('text.label')}
          texts={[text]}
          onReplace={([replaced]) => input.replace(replaced ?? '')}
          onFind={select}
        />
      )}
    </section>
  )
}
