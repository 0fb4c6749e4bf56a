'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { useFields, type FieldsState } from '@/components/ui/fields/useFields'
import { IMAGE_ACCEPT, useFileInput, type FileInput } from '@/components/ui/files/useFileInput'
import { Refusal } from '@/components/ui/files/Refusal'
import { useTask } from '@/components/ui/feedback/useTask'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { Button, type Action } from '@/components/ui/layout/Button'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { FileLayout } from '@/components/ui/layout/FileLayout'
import { notify } from '@/components/ui/feedback/notify'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { TextField } from '@/components/ui/fields/TextField'
import ShareFiles from '@/components/ui/results/ShareFiles'
import { zipBlob } from '@/lib/platform/download'
import { hexColor } from '@/lib/image/pixels/hex-color'
import { isToolError } from '@/lib/core/errors'
import { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'
import { generate } from './generate'
import { PicturePreview, TextPreview } from './LivePreview'
import { isOutdated, settingsOf, toIconRequest } from './icon-request'
import { Results } from './Results'
import { LookFields, ShapeFields } from './ShapeFields'
import { SizePicker } from './SizePicker'
import { useSizes } from './useSizes'
import { useSourceFile, type SourceFile } from './useSourceFile'
import { ColorField } from '@/components/ui/fields/ColorField'
import { DropZone } from '@/components/ui/files/DropZone'
import { PictureRemark } from '@/components/ui/files/PictureRemark'
import { Tabs } from '@/components/ui/layout/Tabs'
import { formatBytes } from '@/lib/core/bytes'
import { iconText } from '@/lib/tools/favicon-generator/icon-text'

const ZIP_NAME = 'favicons.zip'

const FRONT = ['tab', 'text', 'color', 'background']
const SETTINGS = Object.keys(faviconGeneratorFields).filter((name) => !FRONT.includes(name))

export default function FaviconGenerator() {
  const t = useTranslations('favicon-generator')
  const actions = useTranslations('shell.actions')
  const busy = useTranslations('shell.busy')
  const errorText = useErrorText()
  const saveZip = useZipDownload()
  const fields = useFields(faviconGeneratorFields)
  const sizes = useSizes()
  const source = useSourceFile()
  const task = useTask(generate, 'keep')
  const favicons = task.result
  const isStale = favicons !== undefined && isOutdated(favicons.request, fields.values, source.file, sizes.chosen)
  const settings = settingsOf(fields.values)

  const hasSource = fields.values.tab === 'upload' ? source.selected : settings.text

  // Icons may be requested while their file is still being inspected.
  const requestedFile = useRef<File>(undefined)

  const open = async ([file]: File[]) => {
    if (!file) return
    fields.set({ tab: 'upload' })
    if ((await source.choose(file)) && requestedFile.current !== file) task.clear()
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, onFiles: (list) => void open(list) })

  const start = async () => {
    try {
      const request = toIconRequest(fields.values, source.selected, sizes.chosen)
      requestedFile.current = source.selected
      const result = await task.start(request, t('previews.site'))
      if (result) notify('success', t('generated', { count: result.icons.length }))
    } catch (error) {
      if (!isToolError(error)) throw error
      notify('error', errorText(error))
    }
  }

  const saveAll = async () => {
    if (!favicons) return notify('error', t('errors.noFavicons'))
    const isSaved = await saveZip(favicons.files, ZIP_NAME, t('downloaded', { name: ZIP_NAME }))
    // The notice about outdated icons is next to the results, out of sight from this button.
    if (isSaved && isStale) notify('warning', t('results.outdated'))
  }

  const generateIcons: Action = { name: 'generate', label: t('generate'), run: start }
  const downloadAll: Action = { name: 'downloadAll', label: actions('downloadAll'), run: saveAll }
  const isFinished = favicons !== undefined && !isStale

  const reset = () => clearAll(task.clear, source.clear, sizes.clear, fields.clear)
  const resetButton = <Button name="reset" label={actions('reset')} look="quiet" run={reset} />
  const hasStarted = Boolean(hasSource || favicons || task.isRunning)

  return (
    <FileLayout>
      <section className="card p-4 md:p-5">
        <SourceTabs fields={fields} files={files} source={source} />
        {fields.values.tab === 'upload' && source.file && (
          <PicturePreview
            picture={source.header && source.isDisplayable ? { blob: source.file, ...source.header } : undefined}
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
        <MoreSettings fields={fields} names={SETTINGS}>
          <SizePicker sizes={sizes} />
          <ShapeFields fields={fields} />
          <LookFields fields={fields} isSvg={source.header?.kind === 'svg'} />
          <TextField
            field={fields.bind('siteName')}
            label={t('siteName')}
            hint={t('siteNameHint')}
            maxLength={faviconGeneratorFields.siteName.maxLength}
          />
          {!hasStarted && <Button {...downloadAll} />}
          {!hasStarted && resetButton}
        </MoreSettings>
        <div className="grid gap-2.5">
          <Button {...generateIcons} look={isFinished ? undefined : hasSource ? 'primary' : 'waiting'} />
          {hasStarted && (
            <>
              <div className="flex gap-2">
                <Button {...downloadAll} look={isFinished ? 'primary' : undefined} className="flex-1" />
                {favicons && (
                  <ShareFiles name="shareAll" files={[{ name: ZIP_NAME, blob: () => zipBlob(favicons.files) }]} />
                )}
              </div>
              {resetButton}
            </>
          )}
        </div>
        <Refusal error={task.error} />
        {/* The progress bar is last and its space stays reserved, so that neither buttons nor results shift. */}
        {(task.isRunning || favicons) && (
          <div className="min-h-9">
            {task.isRunning && <ProgressBar value={task.progress} label={busy('processing')} onCancel={task.cancel} />}
          </div>
        )}
      </section>
      {(favicons || task.isRunning) && (
        // Reserves the height of the window, so that the content below does not shift.
        <div className="min-h-svh lg:col-span-2">
          {favicons && <Results favicons={favicons} isOutdated={isStale} />}
        </div>
      )}
      {task.isRunning ? (
        <ActionBar work={task} />
      ) : isFinished ? (
        <ActionBar
          detail={t('generated', { count: favicons.icons.length })}
          action={{ ...downloadAll, label: actions('saveAll') }}
        />
      ) : (
        hasSource && <ActionBar action={generateIcons} />
      )}
    </FileLayout>
  )
}

interface SourceTabsProps {
  fields: FieldsState<typeof faviconGeneratorFields>
  files: FileInput
  source: SourceFile
}

/** The source of the icons: a picture or a text. */
function SourceTabs({ fields, files, source: { file, header, refused } }: SourceTabsProps) {
  const t = useTranslations('favicon-generator')
  const locale = useLocale()
  const { bind } = fields
  const isUpload = fields.values.tab === 'upload'
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={[
        { name: 'upload', label: t('tabs.upload') },
        { name: 'text', label: t('tabs.text') },
      ]}
      selected={fields.values.tab}
      onSelect={(tab) => fields.set({ tab })}
    >
      {/* Files can be dropped or pasted in both tabs, so the input stays in the page. */}
      <div className={isUpload ? '' : 'sr-only'} inert={!isUpload}>
        <DropZone
          files={files}
          title={file ? t('dropOther') : t('drop')}
          formats="PNG, SVG, JPG, WebP, GIF, BMP, AVIF, HEIC, TIFF, PSD, RAW"
          isCompact={file !== undefined}
          refused={refused}
        />
        {file && (
          <p className="mt-3 text-sm" dir="auto">
            <span className="line-clamp-2 font-semibold">{file.name}</span>
            <span className="text-ink-2">
              {formatBytes(locale, file.size)}
              {header && <PictureRemark {...header} />}
            </span>
          </p>
        )}
      </div>
      {!isUpload && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField field={bind('text')} label={t('text')} hint={t('textHint')} transform={iconText} />
          <ColorField field={bind('background')} label={t('background')} />
          <ColorField field={bind('color')} label={t('color')} />
        </div>
      )}
    </Tabs>
  )
}
