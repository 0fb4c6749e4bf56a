'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDraft } from '@/components/hooks/useDraft'
import type { FieldBinding } from '@/components/hooks/useFields'
import { useFields } from '@/components/hooks/useFields'
import { useFileInput } from '@/components/hooks/useFileInput'
import { useTask } from '@/components/hooks/useTask'
import { clearAll } from '@/components/ui/clear-all'
import { FileLayout } from '@/components/ui/FileLayout'
import { notify } from '@/components/ui/notify'
import { Tabs } from '@/components/ui/Tabs'
import { parseFields } from '@/lib/core/fields'
import { fields as declared, type ConverterOptions, type Direction } from '@/lib/tools/csv-json-converter/fields'
import { convertSource, type Conversion } from './convert-source'
import { ConverterInput } from './ConverterInput'
import { ConverterOutput } from './ConverterOutput'
import { ConverterSettings } from './ConverterSettings'
import { draftOf, NO_SOURCES, openFile, replacing, sourcesIn, type ByDirection, type Source } from './source'

export default function CsvJsonConverter() {
  const t = useTranslations('csv-json-converter')
  const fields = useFields(declared)
  const direction = fields.values.tab
  const [sources, setSources] = useState(NO_SOURCES)
  const [results, setResults] = useState<Partial<ByDirection<Conversion>>>({})
  useDraft('sources', { save: () => draftOf(sources), restore: (text) => setSources(sourcesIn(text)) })
  const source = sources[direction]
  const result = results[direction]

  const conversion = useTask(async (context, from: Source, options: ConverterOptions, quiet: boolean) => {
    const converted = await convertSource(from, options, context)
    context.signal.throwIfAborted()
    setResults((current) => ({ ...current, [options.tab]: converted }))
    if (quiet) return
    const empty = options.tab === 'jsonToCsv' && converted.rowCount === 0
    notify(empty ? 'info' : 'success', empty ? t('emptyArray') : t(`done.${options.tab}`))
  })

  const setSource = (next: (before: Source) => Source) => {
    conversion.cancel()
    setSources((current) => ({ ...current, [direction]: next(current[direction]) }))
    setResults((current) => ({ ...current, [direction]: undefined }))
  }

  const upload = useTask(async ({ signal }, file: File, options: ConverterOptions, quiet: boolean) => {
    const opened = await openFile(file, options.tab, options.encoding)
    signal.throwIfAborted()
    setSource((before) => (quiet ? { ...opened, replaced: before.replaced } : replacing(before, opened)))
    if (!quiet) notify('success', t(`loaded.${options.tab}`))
  })

  const files = useFileInput({
    accept: direction === 'csvToJson' ? '.csv,.tsv,.txt,text/csv' : '.json,.ndjson,.jsonl,.txt,application/json',
    onFiles: ([file]) => file && void upload.start(file, fields.values, false),
  })

  /** A setting that applies at once to a result that is already there, and an encoding to a file that is open. */
  const setting = (name: keyof typeof declared): FieldBinding => {
    const field = fields.bind(name)
    const set = (raw: string) => {
      field.set(raw)
      const options = parseFields(declared, { ...fields.raw, [name]: raw }).values
      if (name === 'encoding' && source.file) void upload.start(source.file, options, true)
      else if (result || conversion.running) void conversion.start(source, options, result !== undefined)
    }
    return { ...field, set }
  }

  const clearTexts = () => {
    conversion.cancel()
    upload.cancel()
    setSources(NO_SOURCES)
    setResults({})
    if (sources === NO_SOURCES) return undefined
    return () => {
      setSources(sources)
      setResults(results)
    }
  }

  const switchTab = (tab: Direction) => {
    conversion.cancel()
    fields.set({ tab })
  }

  return (
    <FileLayout>
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
            files={files}
            running={conversion.running}
            progress={conversion.progress}
            onSource={(next) => setSource(() => next)}
            onConvert={() => void conversion.start(source, fields.values, false)}
            onCancel={conversion.cancel}
          />
          <ConverterOutput direction={direction} result={result} running={conversion.running} />
        </Tabs>
      </div>
      <ConverterSettings direction={direction} bind={setting} onReset={() => clearAll(clearTexts, fields.clear)} />
    </FileLayout>
  )
}
