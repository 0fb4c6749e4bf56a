'use client'

import { useMessages, useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { BatchStateBar } from '@/components/ui/files/BatchStateBar'
import type { ItemProps } from '@/components/ui/files/BatchRows'
import { useBatch } from '@/components/ui/files/useBatch'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { useFields } from '@/components/ui/fields/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/ui/files/useFileInput'
import { BatchScreen } from '@/components/ui/files/BatchScreen'
import { setBack, clearAll } from '@/components/ui/feedback/clear-all'
import type { Action } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import { notify } from '@/components/ui/feedback/notify'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { textBlob } from '@/lib/platform/download'
import type { Download } from '@/lib/platform/engine-store'
import { reveal } from '@/lib/platform/page'
import { savesData } from '@/lib/core/connection'
import { ToolError } from '@/lib/core/errors'
import type { ScanHeader } from '@/lib/tools/text-extractor/worker/read-text'
import { confidenceBand } from '@/lib/tools/text-extractor/confidence'
import { textExtractorFields } from '@/lib/tools/text-extractor/fields'
import { parseLanguages, type Language } from '@/lib/tools/text-extractor/languages'
import type { PageEdit } from '@/lib/tools/text-extractor/page-edit'
import type { ExtractSettings } from './engine'
import { confidenceOf, type ExtractItem, type Extraction } from './extraction'
import { CameraButton } from './CameraButton'
import { ExtractActions, RefusedActions, TEXTS_ZIP } from './ExtractActions'
import { ExtractFields } from './ExtractFields'
import { LanguageSelect } from './LanguageSelect'
import { RestoredText } from './RestoredText'
import { textFileName, useFinished } from './useFinished'
import { useCopyText } from './useCopyText'
import { useTexts } from './useTexts'
import { useDraft } from '@/components/ui/fields/useDraft'

type Work = Parameters<typeof useBatch<NonNullable<ExtractItem['info']>, ExtractSettings, Extraction>>[0]

const SearchablePdf = late(() => import('./SearchablePdf'))
// Nothing shows or reads a file before there is one.
const ExtractItemView = late(() => import('./ExtractItemView'))
const reader = () => import('./extract-file')

const ignore = () => {
  // Fetched again when a file is there; a failure is reported then.
}

const SCAN_ACCEPT = `${IMAGE_ACCEPT},application/pdf,.pdf`

const RESTORED_NAME = 'extracted_text.txt'

export default function TextExtractor() {
  const t = useTranslations('text-extractor')
  const errorText = useErrorText()
  const saveZip = useZipDownload()
  const fields = useFields(textExtractorFields, useMessages()['text-extractor'].initial)
  const [download, setDownload] = useState<Download | null>(null)
  const work = useMemo<Work>(
    () => ({
      inspect: async (...file) => (await reader()).inspect(...file),
      process: async (...file) => (await reader()).process(...file, setDownload),
    }),
    [],
  )
  const batch = useBatch(work)
  const { items } = batch
  const { language, direction, joinLines, asPicture } = fields.values
  const settings = useMemo<ExtractSettings>(
    () => ({ languages: parseLanguages(language), direction, asPicture }),
    [language, direction, asPicture],
  )
  const { textOf, isEdited, changes, clear } = useTexts(joinLines)
  useCompletionNotice(items)

  const area = useRef<HTMLDivElement>(null)

  // What is requested while a file is still being inspected starts when the inspection ends.
  const [request, setRequest] = useState<ExtractSettings>()
  const isInspecting = items.some(({ status }) => status === 'inspecting')
  const isReading = items.some(({ status }) => status === 'working')
  const texts = items.flatMap((item) => {
    const { text } = textOf(item)
    return item.status === 'done' && text !== '' ? [{ name: textFileName(item), text }] : []
  })

  const finished = useFinished(items, textOf)

  // Reading again with the same settings would give the same text, so only edits are undone.
  const discardEdits = () => {
    if (items.some(isEdited)) clearAll(clear)
    else if (items.every(({ status }) => status === 'done')) notify('info', t('alreadyRead'))
  }
  const { move, run } = batch
  /** Runs at once too, so that a file that is canceled from now on stays canceled. */
  const ask = useCallback(
    (wanted: ExtractSettings, isRetry = false) => {
      setRequest(wanted)
      return run(wanted, isRetry)
    },
    [run],
  )
  const runRequest = useEffectEvent(() => {
    if (!request || isInspecting) return
    run(request)
    setRequest(undefined)
  })
  // Only a request and the end of the inspection start the work.
  // oxlint-disable-next-line react/set-state-in-effect -- the work is outside of React, and its start ends the request
  useEffect(() => runRequest(), [request, isInspecting])

  const isRequested = request !== undefined
  const { set } = fields
  const renderItem = useCallback(
    ({ item, ...shared }: ItemProps<ScanHeader, Extraction>) => {
      const source = finished.find((each) => each.item.id === item.id)
      const layPage = async (at: number, edit: PageEdit, context: TaskContext<number>) => {
        const page = source?.pages[at]
        if (!item.info || !page) return
        if (settings.languages.length === 0) throw new ToolError('noLanguage')
        const only = { page: page.number, edit }
        const { process } = await reader()
        const { pages } = await process(item.file, item.info, settings, context, setDownload, only)
        if (pages[0] && !context.signal.aborted) changes.replacePage(item, pages[0])
      }
      const readIn = (main: Language) => {
        const languages = [main, ...settings.languages]
        set({ language: languages.join('+') })
        ask({ ...settings, languages }, true)
      }
      return (
        <ExtractItemView
          {...shared}
          item={item}
          source={source}
          finished={finished}
          fileName={textFileName(item)}
          download={download}
          isAwaited={item.status === 'working' || (isRequested && item.status === 'inspecting')}
          languages={settings.languages}
          onLanguage={readIn}
          view={{
            onEdit: (text) => changes.edit(item, text),
            onMend: (word, text) => changes.mend(item, word, text),
            onLay: layPage,
            onMovePage: (at, by) => changes.movePage(item, at, by),
            onMoveFile: (by) => move(item.id, by),
          }}
        />
      )
    },
    [finished, settings, changes, set, download, isRequested, move, ask],
  )

  // Reading needs no press, except where a visitor who saves data would download for it; it never takes away what was edited.
  const add = async (added: readonly File[]) => {
    batch.add(added)
    ExtractItemView.preload().catch(ignore)
    if (settings.languages.length === 0) return
    const askUnlessEdited = () => !items.some(isEdited) && ask(settings)
    if (!savesData(navigator)) askUnlessEdited()
    const { isOnDevice, prepareForReading } = await reader()
    if (savesData(navigator) && (await isOnDevice(settings))) askUnlessEdited()
    prepareForReading(settings)
  }

  const prepare = () => {
    ExtractItemView.preload().catch(ignore)
    reader().then(({ prepareForFile }) => prepareForFile(settings), ignore)
  }
  const refuse = (code: string) => notify('error', errorText(new ToolError(code)))
  const files = useFileInput({
    accept: SCAN_ACCEPT,
    multiple: true,
    onFiles: (added) => void add(added).catch(ignore),
    onIntent: prepare,
  })
  const [restored, setRestored] = useRestoredText(texts)

  const start = () => {
    if (items.every(({ status, info }) => status === 'failed' && !info)) return refuse('noImage')
    if (settings.languages.length === 0) return refuse('noLanguage')
    if (ask(settings, true) === 0 && !isInspecting) discardEdits()
    reveal(area.current)
  }

  const entries = texts.map(({ name, text }) => ({ name, blob: textBlob(text, 'text/plain') }))

  const actions = useTranslations('shell.actions')
  const extract: Action = { name: 'extract', label: t('extract'), run: start }
  const downloadAll: Action = {
    name: 'downloadAll',
    label: actions('downloadAll'),
    run: () => saveZip(entries, TEXTS_ZIP, t('downloaded')),
  }
  const copy = useCopyText(texts[0]?.text ?? '')

  return (
    <BatchScreen
      area={area}
      batch={batch}
      files={files}
      choose={t('choose')}
      formats="JPG, PNG, WebP, GIF, BMP, HEIC, AVIF, PDF"
      empty={t('empty')}
      source={<CameraButton onFiles={(added) => void add(added).catch(ignore)} onIntent={prepare} />}
      renderItem={renderItem}
      below={
        <>
          {restored !== '' && <RestoredText text={restored} fileName={RESTORED_NAME} onEdit={setRestored} />}
          {(texts.length > 0 || finished.length === 0 || isInspecting || isReading) && (
            <BatchStateBar
              batch={batch}
              figure={
                items.length === 1 && (
                  <span className="block truncate" title={texts[0]?.text}>
                    {texts[0]?.text}
                  </span>
                )
              }
              single={copy}
              all={{ ...downloadAll, label: actions('saveAll') }}
              start={extract}
            />
          )}
        </>
      }
      settingsLabel={t('settings.title')}
      fields={fields}
      front={[{ names: ['language'], control: <LanguageSelect field={fields.bind('language')} /> }]}
      more={
        <>
          <ExtractFields {...fields} hasPdf={items.some(({ info }) => info?.kind === 'pdf')} />
          {texts.length > 0 && <SearchablePdf sources={finished} />}
          {items.length === 0 && restored === '' && <RefusedActions onRefuse={refuse} />}
        </>
      }
      onReset={() => clearAll(batch.clear, files.clear, clear, () => setBack(restored, '', setRestored), fields.clear)}
      actions={
        <ExtractActions
          fileCount={items.length}
          texts={entries}
          hasText={texts.length > 0 || restored !== '' || isReading}
          extract={extract}
          downloadAll={downloadAll}
          onRefuse={refuse}
        />
      }
    />
  )
}

/** Shows one toast when all files are read, and one for each file that could not be read. */
function useCompletionNotice(items: readonly ExtractItem[]): void {
  const t = useTranslations('text-extractor')
  const errorText = useErrorText()
  const reported = useRef(new Set<Extraction | object>())
  useEffect(() => {
    if (items.some(({ status }) => status === 'working')) return
    const read = items.flatMap(({ result }) => (result && !reported.current.has(result) ? [result] : []))
    const failed = items.flatMap(({ info, error }) => (info && error && !reported.current.has(error) ? [error] : []))
    for (const each of [...read, ...failed]) reported.current.add(each)
    for (const error of failed) notify('error', t('failed', { reason: errorText(error) }))
    const withText = read.filter((result) => confidenceOf(result) > 0)
    if (withText.length > 0) {
      const confidence = withText.reduce((sum, result) => sum + confidenceOf(result), 0) / withText.length
      const isPoor = confidenceBand(confidence) === 'poor'
      notify(
        isPoor ? 'warning' : 'success',
        t(isPoor ? 'extractedPoorly' : 'extracted', { confidence: Math.round(confidence) }),
      )
    } else if (read.length > 0) notify('info', t('noText'))
  }, [items, t, errorText])
}

/**
 * The text that was on the page before a reload, or ''. `texts` are the current texts, which are stored for this tab when the
 * page is left. Pictures are not stored, because they are large and may be private.
 */
function useRestoredText(texts: readonly { readonly text: string }[]) {
  const [restored, setRestored] = useState('')
  useDraft('texts', {
    save: () => [restored, ...texts.map(({ text }) => text)].filter((text) => text !== '').join('\n\n') || null,
    restore: setRestored,
  })
  return [restored, setRestored] as const
}
