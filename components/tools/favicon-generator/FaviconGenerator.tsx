'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useErrorText } from '@/components/hooks/useErrorText'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useTask } from '@/components/hooks/useTask'
import { useZipDownload } from '@/components/hooks/useZipDownload'
import { clearAll } from '@/components/ui/clear-all'
import { FileLayout } from '@/components/ui/FileLayout'
import { notify } from '@/components/ui/notify'
import { ProgressBar } from '@/components/ui/ProgressBar'
import { TextField } from '@/components/ui/TextField'
import { hexColor } from '@/lib/core/hex-color'
import { isToolError } from '@/lib/core/errors'
import { fields as declared } from '@/lib/tools/favicon-generator/fields'
import { generate } from './generate'
import { PicturePreview, TextPreview } from './LivePreview'
import { isOutdated, orderOf, settingsOf } from './order'
import { Results } from './Results'
import { ShapeFields } from './ShapeFields'
import { SizePicker } from './SizePicker'
import { SourceTabs } from './SourceTabs'
import { useSizes } from './useSizes'
import { useSourceFile } from './useSourceFile'

export default function FaviconGenerator() {
  const t = useTranslations('favicon-generator')
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const errorText = useErrorText()
  const saveZip = useZipDownload()
  const fields = useFields(declared)
  const sizes = useSizes()
  const source = useSourceFile()
  const task = useTask(generate)
  const made = task.result
  const outdated = made !== undefined && isOutdated(made.order, fields.values, source.file, sizes.chosen)
  const settings = settingsOf(fields.values)

  // Icons may be asked for while their file is looked at.
  const ordered = useRef<File>(undefined)

  const open = async ([file]: File[]) => {
    if (!file) return
    fields.set({ tab: 'upload' })
    if ((await source.choose(file)) && ordered.current !== file) task.clear()
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, onFiles: (list) => void open(list) })

  const start = async () => {
    try {
      const order = orderOf(fields.values, source.wanted, sizes.chosen)
      ordered.current = source.wanted
      const result = await task.start(order, t('previews.site'))
      if (result) notify('success', t('generated', { count: result.icons.length }))
    } catch (error) {
      if (!isToolError(error)) throw error
      notify('error', errorText(error))
    }
  }

  const downloadAll = async () => {
    if (!made) return notify('error', t('errors.noFavicons'))
    const isSaved = await saveZip(made.files, 'favicons.zip', t('downloaded', { name: 'favicons.zip' }))
    // The button stands by the settings, not by the results that say so.
    if (isSaved && outdated) notify('warning', t('results.outdated'))
  }

  const reset = () => clearAll(task.clear, source.clear, sizes.clear, fields.clear)

  return (
    <FileLayout>
      <section className="card p-4 md:p-5">
        <SourceTabs fields={fields} files={files} file={source.file} animated={source.header?.animated ?? false} />
        {fields.values.tab === 'upload' && source.file && (
          <PicturePreview
            picture={source.header && source.shown ? { blob: source.file, ...source.header } : undefined}
            radius={settings.radius}
          />
        )}
        {fields.values.tab === 'text' && settings.background && settings.color && (
          <TextPreview
            text={settings.text}
            color={hexColor(settings.color)}
            background={hexColor(settings.background)}
            fontSize={settings.fontSize}
            radius={settings.radius}
          />
        )}
      </section>
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5" aria-label={t('settings')}>
        <SizePicker sizes={sizes} />
        <ShapeFields fields={fields} />
        <TextField
          field={fields.bind('siteName')}
          label={t('siteName')}
          hint={t('siteNameHint')}
          maxLength={declared.siteName.maxLength}
        />
        <div className="grid gap-2.5">
          <button type="button" name="generate" className="button button-primary" onClick={() => void start()}>
            {t('generate')}
          </button>
          <button type="button" name="downloadAll" className="button" onClick={() => void downloadAll()}>
            {actions('downloadAll')}
          </button>
          <button type="button" name="reset" className="button" onClick={reset}>
            {actions('reset')}
          </button>
        </div>
        {/* Last, so that no button moves when it comes; its room stays, so that the results do not when it goes. */}
        {(task.running || made) && (
          <div className="min-h-9">
            {task.running && <ProgressBar value={task.progress} label={busy('processing')} onCancel={task.cancel} />}
          </div>
        )}
      </section>
      {(made || task.running) && (
        // As high as the window from the start: what stands below does not move into sight and out again.
        <div className="min-h-svh lg:col-span-2">{made && <Results made={made} outdated={outdated} />}</div>
      )}
    </FileLayout>
  )
}
