'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useContext, useMemo, useState } from 'react'
import { NeedContext } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { useLatest } from '@/components/ui/feedback/useLatest'
import { useTask } from '@/components/ui/feedback/useTask'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import { useTextInput } from '@/components/ui/fields/useTextInput'
import { KeyFigureBar } from '@/components/ui/layout/KeyFigureBar'
import { readTextFile } from '@/lib/platform/read-text-file'
import { formatNumber } from '@/lib/core/format'
import { textDirection } from '@/lib/text/direction'
import { limitPosition } from '@/lib/tools/word-counter/answers'
import { wordCounterFields } from '@/lib/tools/word-counter/fields'
import { completeStatistics, mainStatistics, NO_STATISTICS } from '@/lib/tools/word-counter/statistics'
import { countTextPool } from '@/lib/tools/word-counter/worker/count-text'
import { AnswersTabs } from './AnswersTabs'
import { DetailedFigures } from './DetailedFigures'
import { MainFigures } from './MainFigures'
import { Target, useProgress } from './Target'
import { TopWords } from './TopWords'
import { TextEditor } from './TextEditor'
import { UnicodeFigures } from './UnicodeFigures'

/** Texts up to this length are counted on the page and marked beyond the target; longer ones are counted in a worker. */
const MAX_LENGTH_ON_PAGE = 5_000

export default function WordCounter() {
  const t = useTranslations('word-counter')
  const locale = useLocale()
  const fields = useFields(wordCounterFields)
  const [pool] = useState(countTextPool)

  const { result: statistics, update } = useLatest(
    (text: string, { signal, report }) =>
      text.length <= MAX_LENGTH_ON_PAGE
        ? completeStatistics(text, mainStatistics(text))
        : pool.run('count', { text }, { signal, report }),
    NO_STATISTICS,
  )
  const [text, setText] = useState('')
  const direction = useMemo(() => textDirection(text), [text])
  const input = useTextInput((next) => {
    setText(next)
    update(next)
  })
  const opening = useTask(async ({ signal }, file: File) => {
    const opened = await readTextFile(file, { extensions: ['txt'], refusal: 'notTextFile' })
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
          <MainFigures statistics={statistics} />
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
