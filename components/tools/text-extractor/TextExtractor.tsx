'use client'

import { useMessages, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { BatchStateBar } from '@/components/ui/files/BatchStateBar'
import { useBatch } from '@/components/ui/files/useBatch'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { BatchScreen } from '@/components/ui/files/BatchScreen'
import { clearAll } from '@/components/ui/feedback/clear-all'
import type { Action } from '@/components/ui/layout/Button'
import { notify } from '@/components/ui/feedback/notify'
import type { TaskContext } from '@/components/ui/feedback/useTask'
import { textBlob } from '@/lib/platform/download'
import type { Download } from '@/lib/platform/engine-store'
import { reveal } from '@/lib/platform/page'
import { ToolError } from '@/lib/core/errors'
import { baseName } from '@/lib/text/file-name'
import { textExtractorFields } from '@/lib/tools/text-extractor/fields'
import { parseLanguages, type Language } from '@/lib/tools/text-extractor/languages'
import type { PageEdit } from '@/lib/tools/text-extractor/page-edit'
import { isOnDevice, prepareForFile, prepareForReading, type ExtractSettings } from './engine'
import { inspect, process, SCAN_ACCEPT, type ExtractItem, type Extraction } from './extract-file'
import { CameraButton } from './CameraButton'
import { ExtractItemView, ReadingView } from './ExtractItemView'
import { ExtractActions, TEXTS_ZIP } from './ExtractActions'
import { ExtractFields } from './ExtractFields'
import { RestoredText } from './RestoredText'
import { useRestoredText } from './useRestoredText'
import { useCompletionNotice } from './useCompletionNotice'
import { useCopyText } from './useCopyText'
import { useTexts } from './useTexts'

type Work = Parameters<typeof useBatch<NonNullable<ExtractItem['info']>, ExtractSettings, Extraction>>[0]

const RESTORED_NAME = 'extracted_text.txt'

function nameOf({ file }: ExtractItem): string {
  return `extracted_text_${baseName(file.name)}.txt`
}

export default function TextExtractor() {
  const t = useTranslations('text-extractor')
  const errorText = useErrorText()
  const saveZip = useZipDownload()
  const fields = useFields(textExtractorFields, useMessages()['text-extractor'].initial)
  const [download, setDownload] = useState<Download | null>(null)
  const work = useMemo<Work>(
    () => ({
      inspect,
      process: (file, info, settings, context) => process(file, info, settings, context, setDownload),
    }),
    [],
  )
  const batch = useBatch(work)
  const { items } = batch
  const { language, direction, joinLines } = fields.values
  const { textOf, isEdited, edit, mend, replacePage, movePage, clear } = useTexts(joinLines)
  useCompletionNotice(items)

  const area = useRef<HTMLDivElement>(null)

  // What is requested while a file is still being inspected starts when the inspection ends.
  const requested = useRef<ExtractSettings & { isAsked: boolean }>(undefined)
  const [isWaiting, setIsWaiting] = useState(false)
  const isInspecting = items.some(({ status }) => status === 'inspecting')
  const texts = items.flatMap((item) => {
    const { text } = textOf(item)
    return item.status === 'done' && text !== '' ? [{ name: nameOf(item), text }] : []
  })

  const finished = items.flatMap((item) => {
    const { info, result } = item
    if (!result) return []
    return [{ ...textOf(item), id: item.id, seconds: result.seconds, name: nameOf(item), isPdf: info?.kind === 'pdf' }]
  })

  // Reading again with the same settings would give the same text, so only edits are undone.
  const discardEdits = () => {
    if (items.some(isEdited)) clearAll(clear)
    else if (items.every(({ status }) => status === 'done')) notify('info', t('alreadyRead'))
  }
  const runRequested = useEffectEvent(() => {
    if (isInspecting || !requested.current) return
    const { isAsked, ...settings } = requested.current
    const started = batch.run(settings, isAsked)
    if (started === 0 && isAsked) discardEdits()
    requested.current = undefined
    setIsWaiting(false)
  })
  // Only a request and the end of the inspection start the work.
  useEffect(() => runRequested(), [isInspecting, isWaiting])

  const request = (languages: readonly Language[], isAsked: boolean) => {
    requested.current = { languages, direction, isAsked }
    setIsWaiting(true)
  }
  const readIn = (main: Language) => {
    const languages = [main, ...parseLanguages(language)]
    fields.bind('language').set(languages.join('+'))
    request(languages, true)
  }

  const layPage = async (item: ExtractItem, at: number, edit: PageEdit, context: TaskContext<number>) => {
    const languages = parseLanguages(language)
    const { file, info } = item
    const page = textOf(item).pages[at]
    if (!info || !page) return
    if (languages.length === 0) throw new ToolError('noLanguage')
    const only = { page: page.number, edit }
    const { pages } = await process(file, info, { languages, direction }, context, setDownload, only)
    if (pages[0] && !context.signal.aborted) replacePage(item, at, pages[0])
  }

  // Where reading downloads nothing, it needs no press; but it never takes away what was edited.
  const add = async (added: readonly File[]) => {
    const languages = parseLanguages(language)
    batch.add(added)
    const isReady = languages.length > 0 && (await isOnDevice({ languages, direction }))
    prepareForReading({ languages, direction })
    ReadingView.preload().catch(() => undefined)
    if (isReady && !items.some(isEdited)) request(languages, false)
  }

  const prepare = () => prepareForFile({ languages: parseLanguages(language), direction })
  const refuse = (code: string) => notify('error', errorText(new ToolError(code)))
  const files = useFileInput({
    accept: SCAN_ACCEPT,
    multiple: true,
    onFiles: (added) => void add(added),
    onIntent: prepare,
  })
  const [restored, setRestored] = useRestoredText(texts)

  const start = () => {
    const languages = parseLanguages(language)
    if (items.every(({ status, info }) => status === 'failed' && !info)) return refuse('noImage')
    if (languages.length === 0) return refuse('noLanguage')
    request(languages, true)
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

  const clearRestored = () => {
    setRestored('')
    return restored === '' ? undefined : () => setRestored(restored)
  }

  return (
    <BatchScreen
      area={area}
      batch={batch}
      files={files}
      choose={t('choose')}
      formats="JPG, PNG, WebP, GIF, BMP, HEIC, AVIF, PDF"
      empty={t('empty')}
      source={<CameraButton onFiles={(added) => void add(added)} onIntent={prepare} />}
      renderItem={({ item, ...shared }) => (
        <ExtractItemView
          {...shared}
          item={item}
          source={finished.find(({ id }) => id === item.id)}
          finished={finished}
          fileName={nameOf(item)}
          download={download}
          isAwaited={item.status === 'working' || (isWaiting && item.status === 'inspecting')}
          languages={parseLanguages(language)}
          onLanguage={readIn}
          view={{
            onEdit: (text) => edit(item, text),
            onMend: (word, text) => mend(item, word, text),
            onLay: (...how) => layPage(item, ...how),
            onMovePage: (at, by) => movePage(item, at, by),
            onMoveFile: (by) => batch.move(item.id, by),
          }}
        />
      )}
      below={
        <>
          {restored !== '' && <RestoredText text={restored} fileName={RESTORED_NAME} onEdit={setRestored} />}
          {(texts.length > 0 || finished.length === 0) && (
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
              all={downloadAll}
              start={extract}
            />
          )}
        </>
      }
      settingsLabel={t('settings.title')}
      settings={<ExtractFields {...fields} />}
      actions={
        <ExtractActions
          fileCount={items.length}
          texts={entries}
          hasText={texts.length > 0 || restored !== '' || items.some(({ status }) => status === 'working')}
          extract={extract}
          downloadAll={downloadAll}
          onRefuse={refuse}
          onReset={() => clearAll(batch.clear, clear, clearRestored, fields.clear)}
        />
      }
    />
  )
}
