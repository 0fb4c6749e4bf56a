'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useContext, useMemo, useState } from 'react'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { useLatest } from '@/components/ui/feedback/useLatest'
import { notify } from '@/components/ui/feedback/notify'
import { useTask } from '@/components/ui/feedback/useTask'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { useTextInput } from '@/components/ui/fields/useTextInput'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { readTextFile } from '@/lib/platform/read-text-file'
import { formatNumber, formatPercent } from '@/lib/core/format'
import { textDirection } from '@/lib/text/direction'
import { limitPosition } from '@/lib/tools/word-counter/answers'
import { wordCounterFields } from '@/lib/tools/word-counter/fields'
import { NO_STATISTICS, completeStatistics, mainStatistics, type Statistics } from '@/lib/tools/word-counter/statistics'
import { countTextPool } from '@/lib/tools/word-counter/worker/count-text'
import { AnswersTabs } from './AnswersTabs'
import { DetailedFigures } from './DetailedFigures'
import { MainFigures } from './MainFigures'
import { TextEditor } from './TextEditor'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { useRemainingText } from './useRemainingText'
import { DataTable } from '@/components/ui/results/DataTable'
import { StatList } from '@/components/ui/results/StatList'
import { manuscriptPages } from '@/lib/tools/word-counter/manuscript'

/** Texts up to this length are counted on the page and marked beyond the target; longer ones are counted in a worker. */
const MAX_LENGTH_ON_PAGE = 5_000

export default function WordCounter() {
  const t = useTranslations('word-counter')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const fields = useFields(wordCounterFields)
  const [pool] = useState(countTextPool)

  const { result: statistics, update } = useLatest(async (text: string, { signal, report }) => {
    if (text.length > MAX_LENGTH_ON_PAGE) return pool.run('count', { text }, { signal, report })
    // After the text is drawn: both at once would hold up a slow phone.
    await new Promise((resolve) => setTimeout(resolve))
    return completeStatistics(text, mainStatistics(text))
  }, NO_STATISTICS)
  const [text, setText] = useState('')
  const direction = useMemo(() => textDirection(text), [text])
  const input = useTextInput((next) => {
    setText(next)
    update(next)
  })
  const opening = useTask(async ({ signal }, file: File) => {
    const onGuess = (encoding: string) => notify('info', actions('guessed', { encoding }))
    const opened = await readTextFile(file, { extensions: ['txt'], refusal: 'notTextFile', onGuess })
    signal.throwIfAborted()
    input.replace(opened)
  }, 'keep')
  const files = useFileInput({ accept: '.txt,text/plain', onFiles: ([file]) => file && void opening.start(file) })

  const targetLeads = useContext(NeedContext)?.lead.includes('target') ?? false
  const progress = useProgress(fields.values, statistics)
  const { target: limit, targetUnit } = fields.values
  const limitAt = useMemo(
    () =>
      limit === null || limit < 1 || text.length > MAX_LENGTH_ON_PAGE ? null : limitPosition(text, limit, targetUnit),
    [text, limit, targetUnit],
  )
  const count = (amount: number) => formatNumber(locale, amount)
  const target = <Target fields={fields} statistics={statistics} />

  return (
    <AnswersTabs>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(320px,400px)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-[76px]">
          {targetLeads && target}
          <TextEditor
            {...{ input, files, text, direction, limitAt }}
            refused={opening.error}
            language={statistics.language}
          />
          {text !== '' && progress ? (
            <KeyFigureBar
              label={`${t(`figures.${targetUnit}`)} ${count(progress.amount)}/${count(progress.target)}`}
              figure={progress.text}
              repeats='output[name="remaining"]'
              isBefore={targetLeads}
              isBad={progress.left < 0}
            />
          ) : (
            <KeyFigureBar
              label={t('figures.characters')}
              figure={text === '' ? undefined : count(statistics.figures.characters)}
            />
          )}
          {!targetLeads && target}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <MainFigures statistics={statistics} beyond={progress && progress.left < 0 ? targetUnit : undefined} />
          <FurtherResults>
            <DetailedFigures statistics={statistics} />
            <UnicodeFigures statistics={statistics} />
            <TopWords statistics={statistics} />
          </FurtherResults>
        </div>
      </div>
    </AnswersTabs>
  )
}

interface TargetProps {
  fields: FieldsState<typeof wordCounterFields>
  statistics: Statistics
}

/** How far the text is towards the target length, and what is left of it (below 0 beyond it); null without a usable target. */
function useProgress(
  { target, targetUnit }: FieldsState<typeof wordCounterFields>['values'],
  { figures, unicode }: Statistics,
) {
  const remainingText = useRemainingText()
  const amount =
    targetUnit === 'schoolRecordBytes' || targetUnit === 'eucKrBytes' ? unicode?.[targetUnit] : figures[targetUnit]
  if (target === null || target < 1 || amount === undefined) return null
  const left = target - amount
  return { amount, target, left, text: remainingText(left, targetUnit) }
}

/** Progress of the text towards a target length. */
function Target({ fields: { bind, values }, statistics }: TargetProps) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const progress = useProgress(values, statistics)
  return (
    <section className="card grid gap-3 p-4 md:p-5" aria-label={t('target.title')}>
      <div className="fields-in-line grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <NumberField field={bind('target')} label={t('target.title')} placeholder="1,000" />
        <SelectField field={bind('targetUnit')} label={t('target.unit')} options={(value) => t(`figures.${value}`)} />
      </div>
      {progress && (
        <div className="grid gap-2">
          <div aria-hidden className="h-2.5 overflow-hidden rounded-lg bg-well">
            <div
              className={`h-full ${progress.left < 0 ? 'bg-bad' : 'bg-accent'}`}
              style={{ width: `${Math.min(100, (progress.amount / progress.target) * 100)}%` }}
            />
          </div>
          <p className={`flex flex-wrap justify-between gap-x-3 text-sm ${progress.left < 0 ? 'text-bad' : ''}`}>
            <OutputValue name="remaining" label={t('target.title')} value={progress.left} className="font-semibold">
              {progress.text}
            </OutputValue>
            <span className="tabular-nums">
              {formatNumber(locale, progress.amount)} /{' '}
              {t('target.amount', { unit: values.targetUnit, count: progress.target })}
            </span>
          </p>
        </div>
      )}
    </section>
  )
}

const COLUMNS = ['word', 'count', 'share'] as const

function TopWords({ statistics: { unicode } }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  if (!unicode || unicode.topWords.length === 0) return null
  return (
    <section className="card grid gap-2 p-4 md:p-5">
      <h2>{t('topWords.title')}</h2>
      <DataTable
        name="topWords"
        caption={t('topWords.title')}
        columns={COLUMNS.map((name) => ({ name, label: t(`topWords.${name}`) }))}
        rows={unicode.topWords.map(({ word, count, share }) => [
          { text: word },
          { text: formatNumber(locale, count), value: count },
          { text: formatPercent(locale, share), value: share * 100 },
        ])}
      />
    </section>
  )
}

const FIGURES = ['graphemes', 'unicodeWords', 'unicodeSentences', 'bytes', 'eucKrBytes', 'schoolRecordBytes'] as const

/** Counts by the rules of Unicode, of forms and of manuscripts. */
function UnicodeFigures({ statistics }: { statistics: Statistics }) {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const { unicode } = statistics
  const pages = manuscriptPages(locale, statistics)
  return (
    <section className="card grid gap-3 p-4 md:p-5">
      <h2>{t('unicode.title')}</h2>
      <StatList
        stats={[
          ...FIGURES.map((name) => ({
            label: t(`figures.${name}`),
            ...(unicode ? { name, value: unicode[name], text: formatNumber(locale, unicode[name]) } : { figure: '…' }),
          })),
          {
            label: t('figures.manuscriptPages'),
            ...(pages === undefined
              ? { figure: '…' }
              : {
                  name: 'manuscriptPages',
                  value: pages,
                  text: t('unicode.pages', { pages: formatNumber(locale, Math.ceil(pages * 10) / 10, 1) }),
                }),
          },
        ]}
      />
      <p className="text-xs text-ink-2">
        {t('unicode.note')}
        {unicode && unicode.eucKrMissing > 0 && (
          <>
            {' '}
            <OutputValue name="eucKrMissing" label={t('figures.eucKrBytes')} value={unicode.eucKrMissing}>
              {t('unicode.missing', { count: unicode.eucKrMissing })}
            </OutputValue>
          </>
        )}
      </p>
    </section>
  )
}
