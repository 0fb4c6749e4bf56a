'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { late } from '@/components/ui/layout/late'
import { NeedContext, useDraft } from '@/components/ui/fields/useDraft'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import type { FieldBinding } from '@/components/ui/fields/useFields'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { useTask } from '@/components/ui/feedback/useTask'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import type { Action } from '@/components/ui/layout/Button'
import { useCopy } from '@/components/ui/results/CopyButton'
import { useDownload } from '@/components/ui/results/FileButtons'
import { notify } from '@/components/ui/feedback/notify'
import { Tabs } from '@/components/ui/layout/Tabs'
import { copyLater } from '@/lib/platform/copy-later'
import { parseFields } from '@/lib/core/fields'
import { formatNumber } from '@/lib/core/format'
import type { ColumnChoice } from '@/lib/tools/csv-json-converter/columns'
import { csvJsonConverterFields, type ConverterOptions, type Direction } from '@/lib/tools/csv-json-converter/fields'
import {
  convertSource,
  excelOf,
  prepareForLargeFile,
  readWorkbook,
  type ChosenOptions,
  type Conversion,
} from './convert-source'
import { ConverterInput } from './ConverterInput'
import { ConverterOutput, outputFile } from './ConverterOutput'
import { ConverterSettings } from './ConverterSettings'
import { serializeDraft, NO_SOURCES, replaceSource, parseDraft, type ByDirection, type Source } from './source'

// Loaded when a visitor chooses columns.
const ColumnChoices = late(() => import('./ColumnChoices'))

/** What is set beside the tab. */
const SETTINGS = Object.keys(csvJsonConverterFields).filter((name) => name !== 'tab')

/** A file that is being opened. */
interface Opening {
  readonly file: File
  readonly sheet?: string
  /** It is the file of the source, read in other settings or at another sheet. */
  readonly isAgain: boolean
  /** Convert was pressed meanwhile. */
  isAwaited?: boolean
}

const NO_CHOICES: ByDirection<readonly ColumnChoice[]> = { csvToJson: [], jsonToCsv: [] }

export default function CsvJsonConverter() {
  const t = useTranslations('csv-json-converter')
  const locale = useLocale()
  const actions = useTranslations('shell.actions')
  const fields = useFields(csvJsonConverterFields)
  const direction = fields.values.tab
  const need = useContext(NeedContext)
  const isForNeed = direction === need?.preset.tab
  const [sources, setSources] = useState(NO_SOURCES)
  const [results, setResults] = useState<Partial<ByDirection<Conversion>>>({})
  const [choices, setChoices] = useState(NO_CHOICES)
  useDraft('sources', {
    save: () => serializeDraft(sources),
    restore: (text) => setSources((current) => parseDraft(text) ?? current),
  })
  const source = sources[direction]
  const result = results[direction]
  const chosen = (options: ConverterOptions): ChosenOptions => ({ ...options, columns: choices[options.tab], list })

  /** Of an object with several lists of records, the one to read. */
  const [list, setList] = useState<string>()

  const conversion = useTask(async (context, from: Source, options: ChosenOptions, isSilent: boolean) => {
    const converted = await convertSource(from, options, context)
    context.signal.throwIfAborted()
    setResults((current) => ({ ...current, [options.tab]: converted }))
    if (isSilent) return
    if (converted.rowCount === 0) notify('info', t(`noRows.${options.tab}`))
    else notify('success', t(`done.${options.tab}`))
  })

  const setSource = (next: (before: Source) => Source, tab = direction) => {
    conversion.cancel()
    setList(undefined)
    setSources((current) => ({ ...current, [tab]: next(current[tab]) }))
    setResults((current) => ({ ...current, [tab]: undefined }))
    if (tab !== direction) fields.set({ tab })
  }

  const opening = useRef<Opening>(undefined)
  /** Takes a file that has been opened, with what is set by then. */
  const takeOpened = useRef<(opened: Source, tab: Direction, from: Opening) => void>(undefined)
  const upload = useTask(async ({ signal }, from: Opening, options: ConverterOptions) => {
    opening.current = from
    const { file, sheet, isAgain } = from
    const { directionOf, openSource } = await import('./open-source')
    const tab = (isAgain ? undefined : await directionOf(file)) ?? options.tab
    const readSheet = (workbook: File, name: string | undefined) => readWorkbook(workbook, name, signal)
    const opened = await openSource(file, { ...options, tab, sheet, readWorkbook: readSheet })
    signal.throwIfAborted()
    takeOpened.current?.(opened, tab, from)
  }, 'keep')
  const take = (opened: Source, tab: Direction, { isAgain, isAwaited = false }: Opening) => {
    if (opened.isLarge) prepareForLargeFile()
    setSource((before) => (isAgain ? { ...opened, replaced: before.replaced } : replaceSource(before, opened)), tab)
    if (isAgain) setList(list)
    else notify('success', t(`loaded.${opened.sheets?.kind ?? tab}`))
    const isWanted = !isAgain || results[tab] || conversion.isRunning
    const options = chosen({ ...fields.values, tab })
    if (isWanted || isAwaited)
      void conversion.start(opened, isAgain ? options : { ...options, list: undefined }, !isAwaited)
  }
  useLayoutEffect(() => {
    takeOpened.current = take
  })
  /** Reads the file that is being opened, or else the one of the source, in other settings or at another sheet. */
  const openAgain = (options: ConverterOptions, sheet?: string) => {
    const current = upload.isRunning ? opening.current : undefined
    const file = source.sheets?.file ?? source.file
    if (current) void upload.start(sheet && current.isAgain ? { ...current, sheet } : current, options)
    else if (file) void upload.start({ file, sheet: sheet ?? source.sheets?.chosen, isAgain: true }, options)
  }

  const files = useFileInput({
    // Either kind: a file turns to the tab that it is for.
    accept: '.xlsx,.xlsm,.xltx,.xltm,.xls,.csv,.tsv,.txt,text/csv,.json,.ndjson,.jsonl,application/json',
    isOther: !isForNeed,
    onFiles: ([file]) => file && void upload.start({ file, isAgain: false }, fields.values),
  })

  /** Binds a setting. Changing it converts again at once, or reads the open file again if it is the encoding. */
  const bindSetting = (name: keyof typeof csvJsonConverterFields): FieldBinding => {
    const field = fields.bind(name)
    const set = (raw: string) => {
      field.set(raw)
      const options = parseFields(csvJsonConverterFields, { ...fields.raw, [name]: raw }).values
      if (name === 'encoding' && (upload.isRunning || (source.sheets ?? source.file))) openAgain(options)
      else if (result || conversion.isRunning) void conversion.start(source, chosen(options), result !== undefined)
    }
    return { ...field, set }
  }

  const chooseList = (path: string) => {
    setList(path)
    void conversion.start(source, { ...chosen(fields.values), list: path }, true)
  }

  const chooseColumns = (columns: readonly ColumnChoice[]) => {
    setChoices((current) => ({ ...current, [direction]: columns }))
    if (result || conversion.isRunning)
      void conversion.start(source, { ...chosen(fields.values), columns }, result !== undefined)
  }

  const clearTexts = () => {
    conversion.cancel()
    upload.clear()
    setList(undefined)
    setSources(NO_SOURCES)
    setResults({})
    setChoices(NO_CHOICES)
    if (sources === NO_SOURCES && choices === NO_CHOICES) return undefined
    return () => {
      setSources(sources)
      setChoices(choices)
      setResults(results)
      setList(list)
    }
  }

  const convert: Action = {
    name: 'convert',
    label: (isForNeed && need?.words.convert) || t(`convert.${direction}`),
    run: () => {
      if (upload.isRunning && opening.current) opening.current.isAwaited = true
      else void conversion.start(source, chosen(fields.values), false)
    },
  }
  const copy = useCopy({
    name: 'copy',
    label: actions('copy'),
    text: () => (result?.output.size ? result.output.text() : ''),
    copy: copyLater,
    successText: t(`copied.${direction}`),
    emptyCode: 'nothingToCopy',
  })
  const file = outputFile(direction, result?.output ?? new Blob())
  const download = useDownload({ label: actions('download'), file, success: t('downloaded', { name: file.name }) })
  const excelFile = {
    name: 'converted.xlsx',
    blob: (signal: AbortSignal) => excelOf(source, chosen(fields.values), signal),
  }
  const excel = useDownload({ name: 'downloadExcel', label: t('downloadExcel'), file: excelFile })
  const isExcelFirst = need?.lead.includes('downloadExcel') ?? false

  const switchTab = (tab: Direction) => {
    conversion.cancel()
    fields.set({ tab })
  }

  return (
    <>
      <div className="card p-4 md:p-5">
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { name: 'csvToJson', label: t('tabs.csvToJson') },
            { name: 'jsonToCsv', label: t('tabs.jsonToCsv') },
          ]}
          selected={direction}
          onSelect={switchTab}
        >
          <ConverterInput
            direction={direction}
            source={source}
            part={result?.part}
            converted={source.isSheet ? undefined : result?.encoding}
            refused={upload.error}
            files={files}
            isForNeed={isForNeed}
            isRunning={conversion.isRunning}
            isDone={result !== undefined}
            progress={conversion.progress}
            onSource={(next, tab) =>
              setSource((before) => (tab === undefined ? next : replaceSource(before, next)), tab)
            }
            onEncoding={bindSetting('encoding').set}
            onSheet={(sheet) => openAgain(fields.values, sheet)}
            onList={chooseList}
            convert={convert}
            onCancel={conversion.cancel}
            onReset={() => clearAll(clearTexts, fields.clear)}
          />
          <div className="mt-2">
            <MoreSettings
              fields={fields}
              names={SETTINGS}
              late={
                <>
                  <p className="text-sm font-semibold">{t('columns.title')}</p>
                  <ColumnChoices
                    text={source.text}
                    options={source.isSheet ? { ...fields.values, delimiter: 'comma' } : fields.values}
                    list={list}
                    choices={choices[direction]}
                    onChange={chooseColumns}
                  />
                </>
              }
            >
              <ConverterSettings direction={direction} bind={bindSetting} />
            </MoreSettings>
          </div>
          <ConverterOutput
            direction={direction}
            result={result}
            isRunning={conversion.isRunning}
            file={file}
            copy={copy}
            download={download}
            excelFile={excelFile}
            excel={excel}
            isExcelFirst={isExcelFirst}
            isOpened={source.file !== undefined}
          />
        </Tabs>
      </div>
      {conversion.isRunning ? (
        <ActionBar work={conversion} detail={source.file?.name} />
      ) : result ? (
        <ActionBar
          figure={`${t('rowCount')} ${formatNumber(locale, result.rowCount)}`}
          action={isExcelFirst ? excel : source.file ? download : copy}
        />
      ) : (
        source.text.trim() && <ActionBar action={convert} />
      )}
    </>
  )
}
