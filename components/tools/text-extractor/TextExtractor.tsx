'use client'

import { useMessages, useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useBatch } from '@/components/ui/files/useBatch'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { useFields } from '@/components/ui/fields/useFields'
import { useFileInput } from '@/components/ui/files/useFileInput'
import { BatchScreen } from '@/components/ui/files/BatchScreen'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { downloadText } from '@/lib/platform/download'
import type { Download } from '@/lib/platform/engine-store'
import { reveal } from '@/lib/platform/page'
import { ToolError } from '@/lib/core/errors'
import { baseName } from '@/lib/text/file-name'
import { textExtractorFields } from '@/lib/tools/text-extractor/fields'
import { parseLanguages, type Language } from '@/lib/tools/text-extractor/languages'
import {
  inspect,
  isOnDevice,
  process,
  SCAN_ACCEPT,
  type ExtractItem,
  type ExtractSettings,
  type Extraction,
} from './extract-file'
import { ExtractItemView } from './ExtractItemView'
import { ExtractSettingsCard } from './ExtractSettingsCard'
import { RestoredText } from './RestoredText'
import { useRestoredText } from './useRestoredText'
import { useCompletionNotice } from './useCompletionNotice'
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
  const { textOf, isEdited, edit, clear } = useTexts(joinLines)
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
    return result ? [{ ...textOf(item), result, name: nameOf(item), isPdf: info?.kind === 'pdf' }] : []
  })

  // Reading again with the same settings would give the same text, so only edits are undone.
  const discardEdits = () => {
    if (items.some(isEdited)) clearAll(clear)
    else if (items.every(({ status }) => status === 'done')) notify('info', t('alreadyRead'))
  }
  const runRequested = () => {
    if (isInspecting || !requested.current) return
    const { isAsked, ...settings } = requested.current
    const started = batch.run(settings, isAsked)
    if (started === 0 && isAsked) discardEdits()
    requested.current = undefined
    setIsWaiting(false)
  }
  useEffect(() => {
    runRequested()
    // Only a request and the end of the inspection start the work. `runRequested` reads the current list itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runRequested changes with every render
  }, [isInspecting, isWaiting])

  const request = (languages: readonly Language[], isAsked: boolean) => {
    requested.current = { languages, direction, isAsked }
    setIsWaiting(true)
  }
  const readIn = (main: Language) => {
    const languages = [main, ...parseLanguages(language)]
    fields.bind('language').set(languages.join('+'))
    request(languages, true)
  }

  // Where reading downloads nothing, it needs no press; but it never takes away what was edited.
  const add = async (added: readonly File[]) => {
    const languages = parseLanguages(language)
    batch.add(added)
    if (languages.length > 0 && !items.some(isEdited) && (await isOnDevice({ languages, direction })))
      request(languages, false)
  }

  const refuse = (code: string) => notify('error', errorText(new ToolError(code)))
  const files = useFileInput({ accept: SCAN_ACCEPT, multiple: true, onFiles: (added) => void add(added) })
  const [restored, setRestored] = useRestoredText(texts)

  const extract = () => {
    const languages = parseLanguages(language)
    if (items.every(({ status, info }) => status === 'failed' && !info)) return refuse('noImage')
    if (languages.length === 0) return refuse('noLanguage')
    request(languages, true)
    reveal(area.current)
  }

  const saveText = (text: string, name: string) => {
    if (text === '') return refuse('nothingToDownload')
    downloadText(text, name, 'text/plain')
    notify('success', t('downloaded'))
  }

  const saveAll = async () => {
    const entries = texts.map(({ name, text }) => ({ name, blob: new Blob([text], { type: 'text/plain' }) }))
    await saveZip(entries, 'extracted_texts.zip', t('downloaded'))
  }

  const clearRestored = () => {
    setRestored('')
    return restored === '' ? undefined : () => setRestored(restored)
  }

  return (
    <BatchScreen
      area={area}
      batch={batch}
      files={files}
      formats="JPG, PNG, WebP, GIF, BMP, HEIC, AVIF, PDF"
      empty={t('empty')}
      renderItem={({ item, ...shared }) => (
        <ExtractItemView
          {...shared}
          item={item}
          text={textOf(item).text}
          finished={finished}
          fileName={nameOf(item)}
          download={download}
          isAwaited={item.status === 'working' || (isWaiting && item.status === 'inspecting')}
          languages={parseLanguages(language)}
          onLanguage={readIn}
          onEdit={(text) => edit(item, text)}
          onDownload={() => saveText(textOf(item).text, nameOf(item))}
        />
      )}
      below={
        restored !== '' && (
          <RestoredText
            text={restored}
            fileName={RESTORED_NAME}
            onEdit={setRestored}
            onDownload={() => saveText(restored, RESTORED_NAME)}
          />
        )
      }
      settings={
        <ExtractSettingsCard
          fields={fields}
          fileCount={items.length}
          textCount={texts.length}
          hasText={texts.length > 0 || restored !== '' || items.some(({ status }) => status === 'working')}
          onExtract={extract}
          onRefuse={refuse}
          onDownloadAll={() => void saveAll()}
          onReset={() => clearAll(batch.clear, clear, clearRestored, fields.clear)}
        />
      }
    />
  )
}
