import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import type { FileInput } from '@/components/ui/files/useFileInput'
import { useNeedWords } from '@/components/ui/fields/useDraft'
import type { TextInput } from '@/components/ui/fields/useTextInput'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { Refusal } from '@/components/ui/files/Refusal'
import type { ToolErrorShape } from '@/lib/core/errors'
import { TextArea } from '@/components/ui/fields/TextArea'
import type { TextDirection } from '@/lib/text/direction'
import type { TextLanguage } from '@/lib/tools/word-counter/text-language'
import { BeyondLimit, LAYER } from './BeyondLimit'

interface Props {
  input: TextInput
  files: FileInput
  language: TextLanguage
  text: string
  direction: TextDirection | undefined
  /** Where the target length ends; null without one. */
  limitAt: number | null
  /** Why the last file was refused. */
  refused: ToolErrorShape | undefined
}

// Loaded when a visitor looks for something.
const FindReplace = late(() => import('./FindReplace'))

const SAMPLES = ['lorem', 'email'] as const

export function TextEditor({ input, files, language, text, direction, limitAt, refused }: Props) {
  const t = useTranslations('word-counter')
  const actions = useTranslations('shell.actions')
  const needWords = useNeedWords()
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
        placeholder={needWords.placeholder ?? t('text.placeholder')}
        autoComplete="off"
        dir={direction}
        hint={limitAt !== null && limitAt < text.length ? t('answers.beyond') : undefined}
        behind={
          limitAt !== null && (
            <BeyondLimit area={input.props.ref} {...{ text, limitAt }} dir={direction} className="p-3.5" />
          )
        }
        className={`min-h-48 lg:min-h-[52vh] ${limitAt === null ? '' : LAYER}`}
      />
      <Refusal error={refused} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button name="upload" label={t('upload')} run={files.open} />
        <Button
          name="clear"
          label={actions('clear')}
          disabled={text === ''}
          run={() => {
            input.replace('')
            input.props.ref.current?.focus()
          }}
        />
        {input.undo && <Button name="undo" label={actions('undo')} look="quiet" run={input.undo} />}
      </div>
      <MoreSettings>
        <div className="flex flex-wrap gap-2">
          {SAMPLES.map((sample) => (
            <Button
              key={sample}
              name="sample"
              label={t(`samples.${sample}.label`)}
              value={sample}
              run={() => input.replace(t(`samples.${sample}.text`))}
            />
          ))}
          <Button
            name="findReplace"
            label={t('find.title')}
            aria-expanded={isFinding}
            run={() => setIsFinding(!isFinding)}
          />
        </div>
        {isFinding && (
          <FindReplace
            label={t('text.label')}
            texts={[text]}
            onReplace={([replaced]) => input.replace(replaced ?? '')}
            onFind={select}
          />
        )}
      </MoreSettings>
    </section>
  )
}
