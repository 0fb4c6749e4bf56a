import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { copyLater } from '@/lib/platform/copy-later'
import { formatBytes } from '@/lib/core/bytes'
import { BYTE_ORDER_MARK } from '@/lib/text/csv-writer'
import { formatNumber } from '@/lib/core/format'
import { textDirection } from '@/lib/text/direction'
import type { Direction } from '@/lib/tools/csv-json-converter/fields'
import type { Conversion } from './convert-source'
import { IssueList } from './IssueList'

interface Props {
  direction: Direction
  result: Conversion | undefined
  /** A conversion is running. Placeholders then reserve the space of the figures. */
  isRunning: boolean
  excel: (signal: AbortSignal) => Promise<Blob>
}

const EXCEL_NAME = 'converted.xlsx'
const FILES = {
  csvToJson: { name: 'converted.json', type: 'application/json' },
  jsonToCsv: { name: 'converted.csv', type: 'text/csv;charset=utf-8' },
} as const

/** The output as a file. Non-ASCII CSV gets a byte order mark, without which spreadsheets assume a legacy encoding. */
async function outputFile(direction: Direction, output: Blob): Promise<Blob> {
  const { type } = FILES[direction]
  if (direction === 'csvToJson') return output.slice(0, output.size, type)
  const isAscii = new Uint8Array(await output.arrayBuffer()).every((byte) => byte < 0x80)
  return new Blob(isAscii ? [output] : [BYTE_ORDER_MARK, output], { type })
}

export function ConverterOutput({ direction, result, isRunning, excel }: Props) {
  const t = useTranslations('csv-json-converter')
  const actions = useTranslations('shell.actions')
  const locale = useLocale()
  const id = useId()
  const { name } = FILES[direction]

  return (
    <section className="mt-5">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {t(`output.${direction}`)}
        </label>
        <span className="flex flex-wrap gap-2">
          <CopyButton
            name="copy"
            label={actions('copy')}
            text={() => (result?.output.size ? result.output.text() : '')}
            copy={copyLater}
            successText={t(`copied.${direction}`)}
            emptyCode="nothingToCopy"
            disabled={!result}
            className="button button-small"
          />
          <FileButtons
            look="small"
            label={actions('download')}
            file={{ name, blob: () => outputFile(direction, result?.output ?? new Blob()) }}
            success={t('downloaded', { name })}
            disabled={!result}
          />
          <FileButtons
            name="downloadExcel"
            look="small"
            label={t('downloadExcel')}
            file={{ name: EXCEL_NAME, blob: excel }}
            success={t('downloaded', { name: EXCEL_NAME })}
            disabled={!result}
          />
        </span>
      </div>
      <textarea
        id={id}
        name="output"
        rows={9}
        readOnly
        spellCheck={false}
        dir={textDirection(result?.preview ?? '')}
        value={result?.preview ?? ''}
        placeholder={t('empty')}
        className="block w-full resize-y rounded-control border border-line bg-well p-3 font-mono text-base leading-normal whitespace-pre md:text-[15px]"
      />
      {(result || isRunning) && (
        <div className="mt-3" aria-busy={!result}>
          <StatList
            stats={[
              {
                label: t('rowCount'),
                figure: result ? (
                  <OutputValue name="rowCount" value={result.rowCount}>
                    {formatNumber(locale, result.rowCount)}
                  </OutputValue>
                ) : (
                  '…'
                ),
              },
              {
                label: t('columnCount'),
                figure: result ? (
                  <OutputValue name="columnCount" value={result.columnCount}>
                    {formatNumber(locale, result.columnCount)}
                  </OutputValue>
                ) : (
                  '…'
                ),
              },
              { label: t('outputSize'), figure: result ? formatBytes(locale, result.output.size) : '…' },
            ]}
          />
        </div>
      )}
      {result && !result.complete && (
        <p className="mt-3 text-sm text-ink-2">{t('partly', { size: formatBytes(locale, result.output.size) })}</p>
      )}
      {result && result.issueCount > 0 && <IssueList issues={result.issues} total={result.issueCount} />}
    </section>
  )
}
