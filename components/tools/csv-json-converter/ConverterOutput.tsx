import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button, type Action } from '@/components/ui/layout/Button'
import { SaveButtons } from '@/components/ui/results/FileButtons'
import { StatList, type Stat } from '@/components/ui/results/StatList'
import type { FileToMake } from '@/lib/platform/download'
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
  file: FileToMake
  copy: Action
  download: Action
  excelFile: FileToMake
  excel: Action
  /** The page's need is a workbook. */
  isExcelFirst: boolean
  /** The source was opened, and so the result is saved; what was typed or pasted is copied on. */
  isOpened: boolean
}

const FILES = {
  csvToJson: { name: 'converted.json', type: 'application/json' },
  jsonToCsv: { name: 'converted.csv', type: 'text/csv;charset=utf-8' },
} as const

async function outputBlob(direction: Direction, output: Blob): Promise<Blob> {
  const { type } = FILES[direction]
  if (direction === 'csvToJson') return output.slice(0, output.size, type)
  const isAscii = new Uint8Array(await output.arrayBuffer()).every((byte) => byte < 0x80)
  return new Blob(isAscii ? [output] : [BYTE_ORDER_MARK, output], { type })
}

/** The output as a file. Non-ASCII CSV gets a byte order mark, without which spreadsheets assume a legacy encoding. */
export function outputFile(direction: Direction, output: Blob): FileToMake {
  return { name: FILES[direction].name, blob: () => outputBlob(direction, output) }
}

export function ConverterOutput({
  direction,
  result,
  isRunning,
  file,
  copy,
  download,
  excelFile,
  excel,
  isExcelFirst,
  isOpened,
}: Props) {
  const t = useTranslations('csv-json-converter')
  const locale = useLocale()
  const id = useId()
  const look = isExcelFirst ? 'primary' : undefined
  const workbook = <SaveButtons action={excel} file={excelFile} look={look} isSmall disabled={!result} />
  const count = (name: 'rowCount' | 'columnCount'): Stat => ({
    label: t(name),
    ...(result ? { name, value: result[name], text: formatNumber(locale, result[name]) } : { figure: '…' }),
  })

  return (
    // Nothing can be done with it before there is a result.
    <section className="mt-5" hidden={!result && !isRunning}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {t(`output.${direction}`)}
        </label>
        <span className="flex flex-wrap gap-2">
          {isExcelFirst && workbook}
          <Button {...copy} look={isExcelFirst || isOpened ? undefined : 'primary'} isSmall disabled={!result} />
          <SaveButtons
            action={download}
            file={file}
            look={isExcelFirst || !isOpened ? undefined : 'primary'}
            isSmall
            disabled={!result}
          />
          {!isExcelFirst && workbook}
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
              count('rowCount'),
              count('columnCount'),
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
