import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { localField } from '@/components/ui/fields/local-field'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { TextField } from '@/components/ui/fields/TextField'
import { FigureLabel, OutputValue } from '@/components/ui/results/OutputValue'
import { formatNumber } from '@/lib/core/format'
import { readNumber } from '@/lib/core/read-number'
import { amountOf, ANSWER_UNITS, limitPosition, type Answer } from '@/lib/tools/word-counter/answers'
import { AnswerText } from './AnswerText'
import { useRemainingText } from './useRemainingText'

interface Props {
  answer: Answer
  number: number
  onChange: (changes: Partial<Omit<Answer, 'id'>>) => void
  onRemove: (() => void) | undefined
}

/** One answer with its question, its limit and how much of it is used. */
export function AnswerCard({ answer, number, onChange, onRemove }: Props) {
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
