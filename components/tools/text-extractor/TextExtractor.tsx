'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useBatch } from '@/components/hooks/useBatch'
import { useErrorText } from '@/components/hooks/useErrorText'
import { useZipDownload } from '@/components/hooks/useZipDownload'
import { useFields } from '@/components/hooks/useFields'
import { useFileInput } from '@/components/hooks/useFileInput'
import { BatchScreen } from '@/components/ui/BatchScreen'
import { clearAll } from '@/components/ui/clear-all'
import { notify } from '@/components/ui/notify'
import { downloadText } from '@/lib/browser/download'
import type { Download } from '@/lib/browser/engine-store'
import { reveal } from '@/lib/browser/page'
import { ToolError } from '@/lib/core/errors'
import { baseName } from '@/lib/core/file-name'
import { fields as declared } from '@/lib/tools/text-extractor/fields'
import { parseLanguages } from '@/lib/tools/text-extractor/languages'
import { inspect, process, SCAN_ACCEPT, type ExtractItem, type ExtractSettings, type Extraction } from './extract-file'
import { ExtractItemView } from './ExtractItemView'
import { ExtractSettingsCard } from './ExtractSettingsCard'
import { KeptText } from './KeptText'
import { useKeptText } from './useKeptText'
import { useRoundNotice } from './useRoundNotice'
import { useTexts } from './useTexts'

type Work = Parameters<typeof useBatch<NonNullable<ExtractItem['info']>, ExtractSettings, Extraction>>[0]

const KEPT_NAME = 'extracted_text.txt'

function nameOf({ file }: ExtractItem): string {
  return `extracted_text_${baseName(file.name)}.txt`
}

export default function TextExtractor() {
  const t = useTranslations('text-extractor')
  const errorText = useErrorText()
  const saveZip = useZipDownload()
  const fields = useFields(declared)
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
  useRoundNotice(items)

  const area = useRef<HTMLDivElement>(null)

  // Pressing Extract while a file is still being looked at waits for it.
  const asked = useRef<ExtractSettings>(undefined)
  const [waiting, setWaiting] = useState(false)
  const inspecting = items.some(({ status }) => status === 'inspecting')
  const texts = items.flatMap((item) => {
    const { text } = textOf(item)
    return item.status === 'done' && text !== '' ? [{ name: nameOf(item), text }] : []
  })

  // Read again with the same settings, a picture gives the text that it gave.
  const bringBack = () => {
    if (items.some(isEdited)) clearAll(clear)
    else if (texts.length > 0) notify('info', t('alreadyRead'))
  }
  const runAsked = () => {
    if (inspecting || !asked.current) return
    const started = batch.run(asked.current, true)
    if (started === 0) bringBack()
    asked.current = undefined
    setWaiting(false)
  }
  useEffect(() => {
    runAsked()
    // Only the end of looking at files starts work; runAsked reads the current list by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runAsked changes with every render
  }, [inspecting])

  const refuse = (code: string) => notify('error', errorText(new ToolError(code)))
  const files = useFileInput({ accept: SCAN_ACCEPT, multiple: true, onFiles: batch.add })
  const [kept, setKept] = useKeptText(texts)

  const extract = () => {
    const languages = parseLanguages(language)
    if (items.every(({ status, info }) => status === 'failed' && !info)) return refuse('noImage')
    if (languages.length === 0) return refuse('noLanguage')
    asked.current = { languages, direction }
    setWaiting(true)
    runAsked()
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

  const clearKept = () => {
    setKept('')
    return kept === '' ? undefined : () => setKept(kept)
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
          {...textOf(item)}
          fileName={nameOf(item)}
          download={download}
          awaited={item.status === 'working' || (waiting && item.status === 'inspecting')}
          onEdit={(text) => edit(item, text)}
          onDownload={() => saveText(textOf(item).text, nameOf(item))}
        />
      )}
      below={
        kept !== '' && (
          <KeptText text={kept} fileName={KEPT_NAME} onEdit={setKept} onDownload={() => saveText(kept, KEPT_NAME)} />
        )
      }
      settings={
        <ExtractSettingsCard
          fields={fields}
          files={items.length}
          finished={texts.length}
          hasText={texts.length > 0 || kept !== '' || items.some(({ status }) => status === 'working')}
          onExtract={extract}
          onRefuse={refuse}
          onDownloadAll={() => void saveAll()}
          onReset={() => clearAll(batch.clear, clear, clearKept, fields.clear)}
        />
      }
    />
  )
}
