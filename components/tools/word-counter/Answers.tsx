import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { localField, localFlag } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'
import { offerUndo } from '@/components/ui/feedback/notify'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { textBlob } from '@/lib/platform/download'
import {
  ANSWER_PRESETS,
  ANSWER_UNITS,
  PRESET_NAMES,
  amountOf,
  answersText,
  limitPosition,
  withAnswers,
  type Answer,
  type AnswerPreset,
} from '@/lib/tools/word-counter/answers'
import FindReplace from './FindReplace'
import { FIRST_ANSWER, useAnswers } from './useAnswers'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { TextField } from '@/components/ui/fields/TextField'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { readNumber } from '@/lib/core/read-number'
import { AnswerText } from './AnswerText'
import { useRemainingText } from './useRemainingText'

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

interface AnswerCardProps {
  answer: Answer
  number: number
  onChange: (changes: Partial<Omit<Answer, 'id'>>) => void
  onRemove: (() => void) | undefined
}

/** One answer with its question, its limit and how much of it is used. */
function AnswerCard({ answer, number, onChange, onRemove }: AnswerCardProps) {
  const t = useTranslations('word-counter.answers')
  const figures = useTranslations('word-counter.figures')
  const target = useTranslations('word-counter.target')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const remainingText = useRemainingText()
  const { text, unit } = answer
  const typed = readNumber(answer.limit)
  const limit = typed !== null && typed >= 1 ? typed : undefined
  const amount = amountOf(text, unit)
  const left = limit === undefined ? undefined : limit - amount
  const limitAt = limit === undefined ? text.length : limitPosition(text, limit, unit)
  const isOver = left !== undefined && left < 0
  const problem =
    answer.limit === '' || limit !== undefined
      ? undefined
      : { code: Number.isNaN(typed) ? ('notNumber' as const) : ('tooSmall' as const), params: { min: 1 } }
  const bind = (name: string, key: 'question' | 'limit') => ({
    name,
    raw: answer[key],
    problem: key === 'limit' ? problem : undefined,
    set: (raw: string) => onChange({ [key]: raw }),
  })
  return (
    <li
      data-name="answer"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-tile border border-line p-3.5"
    >
      <TextField field={bind('question', 'question')} label={t('question', { number })} />
      <AnswerText
        label={t('answer', { number })}
        hint={isOver ? t('beyond') : undefined}
        text={text}
        limitAt={limitAt}
        onText={(next) => onChange({ text: next })}
      />
      <div className="fields-in-line grid-cols-[minmax(5rem,1fr)_minmax(0,auto)]">
        <NumberField field={bind('answerLimit', 'limit')} label={t('limit')} />
        <SelectField
          field={localField('answerUnit', unit, (next) => onChange({ unit: next }))}
          label={target('unit')}
          options={ANSWER_UNITS.map((value) => ({ value, label: figures(value) }))}
        />
      </div>
      <FigureLabel value={figures(unit)}>
        <p className={`flex flex-wrap items-center justify-between gap-2 ${isOver ? 'font-semibold text-bad' : ''}`}>
          <span className="tabular-nums">
            <OutputValue name="answerAmount" value={amount} className="text-lg font-bold">
              {formatNumber(locale, amount)}
            </OutputValue>
            {limit !== undefined && <span> / {formatNumber(locale, limit)}</span>}
          </span>
          {left !== undefined && (
            <OutputValue name="answerRemaining" value={left} className="text-sm">
              {remainingText(left, unit)}
            </OutputValue>
          )}
          {onRemove && (
            <Button
              name="remove"
              label={actions('remove')}
              isSmall
              aria-label={t('remove', { number })}
              run={onRemove}
            />
          )}
        </p>
      </FigureLabel>
    </li>
  )
}
