'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { localFlag } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'
import { offerUndo } from '@/components/ui/feedback/notify'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { textBlob } from '@/lib/platform/download'
import {
  ANSWER_PRESETS,
  answersText,
  PRESET_NAMES,
  withAnswers,
  type AnswerPreset,
} from '@/lib/tools/word-counter/answers'
import { AnswerCard } from './AnswerCard'
import FindReplace from './FindReplace'
import { FIRST_ANSWER, useAnswers } from './useAnswers'

/** Several answers of a form side by side, each with its own limit. */
export default function Answers() {
  const t = useTranslations('word-counter.answers')
  const actions = useTranslations('shell.actions')
  const { answers, isKept, change, keep } = useAnswers()
  const isEmpty = answers.every(({ text, question }) => text === '' && question === '')
  const text = () => (isEmpty ? '' : answersText(answers))

  const addPreset = (preset: AnswerPreset) => {
    const added = ANSWER_PRESETS[preset].map(({ limit, unit }, index) => ({
      question: t(`presets.${preset}.${(index + 1) as 1}`),
      text: '',
      limit: String(limit),
      unit,
    }))
    change((current) => withAnswers(current, added))
  }
  const add = () => {
    change((current) => withAnswers(current, [{ ...FIRST_ANSWER, ...answers.at(-1), question: '', text: '' }]))
  }
  const remove = (index: number) => {
    const removed = answers.slice(index, index + 1)
    change((current) => current.filter((answer) => !removed.includes(answer)))
    offerUndo(() => change((current) => [...current.slice(0, index), ...removed, ...current.slice(index)]))
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {PRESET_NAMES.map((preset) => (
          <Button
            key={preset}
            name="answerPreset"
            label={t(`presets.${preset}.label`)}
            value={preset}
            run={() => addPreset(preset)}
          />
        ))}
      </div>
      <p className="text-xs text-ink-2">{t('presetNote')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {answers.map((answer, index) => (
          <AnswerCard
            key={answer.id}
            answer={answer}
            number={index + 1}
            onChange={(changes) =>
              change((current) => current.map((other) => (other.id === answer.id ? { ...other, ...changes } : other)))
            }
            onRemove={answers.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button name="addAnswer" label={t('add')} run={add} />
        <CopyButton
          name="copyAnswers"
          label={actions('copy')}
          text={text}
          successText={t('copied')}
          disabled={isEmpty}
        />
        <FileButtons
          name="downloadAnswers"
          label={t('download')}
          file={{ name: 'answers.txt', blob: () => textBlob(text(), 'text/plain') }}
          disabled={isEmpty}
        />
      </div>
      <CheckField field={localFlag('keepAnswers', isKept, keep)} label={t('keep')} hint={t('keepHint')} />
      <FindReplace
        label={t('title')}
        texts={answers.map((answer) => answer.text)}
        onReplace={(texts) =>
          change((current) => current.map((answer, index) => ({ ...answer, text: texts[index] ?? '' })))
        }
      />
    </>
  )
}
