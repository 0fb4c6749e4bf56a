'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { late } from '@/components/ui/layout/late'
import { BatchRows, type ItemProps } from '@/components/ui/files/BatchRows'
import { useBatch } from '@/components/ui/files/useBatch'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useNeedWords } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/ui/files/useFileInput'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { DropZone } from '@/components/ui/files/DropZone'
import { FileLayout } from '@/components/ui/layout/FileLayout'
import { useShownFaces } from '@/components/ui/pictures/useShownFaces'
import { notify } from '@/components/ui/feedback/notify'
import { folderOf } from '@/lib/text/file-name'
import { downloadBlob, textBlob, type FileToMake } from '@/lib/platform/download'
import { exifViewerFields } from '@/lib/tools/exif-viewer/fields'
import { ExifItem, PhotoDetails } from './ExifItem'
import { CLEAN_ZIP, ExifSettings } from './ExifSettings'
import { isoDate } from '@/lib/core/plain-date'
import { metadataWorkers, type FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import {
  copyName,
  fileFacts,
  inspect,
  keyOf,
  made,
  process,
  type Cleaned,
  type CopySettings,
  type MetadataItem,
  type ReadItem,
} from './metadata-file'
import { isRevealing, listTags } from '@/lib/tools/exif-viewer/tag-list'
import { formatBytes } from '@/lib/core/bytes'
import { formatDateTime } from '@/lib/core/format'
import { exportJson, exportText } from '@/lib/tools/exif-viewer/export-data'
import { dataName } from '@/lib/tools/exif-viewer/names'
import { figuresOf } from '@/lib/tools/exif-viewer/figures'

// Loaded with the first photo, because nothing shows it before.
const ExifBar = late(() => import('./ExifBar'))
const SkippedFiles = late(() => import('@/components/ui/files/SkippedFiles'))

function prepare(): void {
  metadataWorkers.warm()
  // What cannot be fetched now is fetched again with the first photo.
  for (const part of [ExifBar, PhotoDetails]) part.preload().catch(() => undefined)
}

const METADATA_WORK = { inspect, made, process, keyOf }

export default function ExifViewer() {
  const t = useTranslations('exif-viewer')
  const drop = useTranslations('shell.files')
  const needWords = useNeedWords()
  const errorText = useErrorText()
  const fields = useFields(exifViewerFields)
  const batch = useBatch(METADATA_WORK)
  const { items, run } = batch
  const { showSensitive, downloadAs, removal, dates, shiftHours, newDate, hideFaces } = fields.values
  const { shownIn, toggle } = useShownFaces()
  const day = newDate && isoDate(newDate)
  const settings = useMemo<CopySettings>(() => {
    const shift = dates === 'shift' && shiftHours ? { hours: shiftHours } : null
    const redating = dates === 'set' && day ? { day } : shift
    return { loss: removal, redating: removal === 'everything' ? null : redating, hide: { look: hideFaces, shownIn } }
  }, [removal, dates, shiftHours, day, hideFaces, shownIn])
  const dataOf = useDataFile({ showSensitive, format: downloadAs })
  useReadNotice(items)
  const saveZip = useZipDownload()

  // Not their number: as one is removed, another may come.
  const read = items.flatMap(({ id, info }) => (info ? id : [])).join()
  const makeCopies = useEffectEvent(() => void run(settings))
  // Only newly read files and another choice need processing. What came with the reading is drawn in the same frame.
  useLayoutEffect(() => makeCopies(), [read, settings])

  const files = useFileInput({ accept: IMAGE_ACCEPT, multiple: true, onFiles: batch.add, onIntent: prepare })
  const copies = items.flatMap(({ file, result, status }) =>
    status === 'done' && result && 'blob' in result
      ? { name: copyName(file.name, result), folder: folderOf(file.webkitRelativePath), ...result }
      : [],
  )

  const saveCopy = useCallback(
    ({ file, result }: MetadataItem) => {
      if (!result) return
      if ('refusal' in result) return notify('error', errorText(result.refusal))
      downloadBlob(result.blob, copyName(file.name, result))
      notify('success', t('removed', { loss: removal, orientation: result.orientation }))
    },
    [errorText, removal, t],
  )

  const hidesFaces = hideFaces !== 'none'
  const renderItem = useCallback(
    (shared: ItemProps<FileMetadata, Cleaned>) => (
      <ExifItem
        {...shared}
        showSensitive={showSensitive}
        removal={removal}
        dataOf={dataOf}
        faces={hidesFaces ? { shownIn, toggle } : undefined}
        onRemoveMetadata={saveCopy}
        onRetry={() => run(settings, true)}
      />
    ),
    [showSensitive, removal, dataOf, hidesFaces, shownIn, toggle, saveCopy, run, settings],
  )

  const saveCopies = () => saveZip(copies, CLEAN_ZIP, t('removedFrom', { count: copies.length, files: items.length }))

  return (
    <FileLayout>
      <section className="card p-4 md:p-5">
        <DropZone
          files={files}
          title={items.length > 0 ? drop('dropMore') : drop('drop')}
          formats="JPG, HEIC, PNG, WebP, AVIF, TIFF"
          isCompact={items.length > 0}
        />
        {files.skipped.length > 0 && <SkippedFiles names={files.skipped} />}
        {items.length === 0 && <p className="mt-3 text-sm text-ink-2">{needWords.empty ?? t('empty')}</p>}
        {items.length > 0 && (
          <ul aria-label={drop('list')} className="mt-4">
            <BatchRows batch={batch} renderItem={renderItem} />
          </ul>
        )}
      </section>
      <ExifSettings
        fields={fields}
        files={files}
        fileCount={items.length}
        copies={copies}
        onRefuse={(reason) => notify('error', t(`errors.${reason}`))}
        onDownloadAll={saveCopies}
        onReset={() => clearAll(batch.clear, files.clear, fields.clear)}
      />
      {items.length > 0 && (
        <ExifBar
          batch={batch}
          copyCount={copies.length}
          removal={removal}
          onRemoveMetadata={saveCopy}
          onDownloadAll={saveCopies}
        />
      )}
    </FileLayout>
  )
}

/** Shows one toast when all added files are read, no matter how many there are. */
function useReadNotice(items: readonly MetadataItem[]): void {
  const t = useTranslations('exif-viewer')
  const reportedIds = useRef(new Set<number>())
  useEffect(() => {
    if (items.some(({ status }) => status === 'inspecting')) return
    const newlyRead = items.flatMap(({ id, info }) => (info && !reportedIds.current.has(id) ? { id, info } : []))
    if (newlyRead.length === 0) return
    for (const { id } of newlyRead) reportedIds.current.add(id)
    if (newlyRead.some(({ info }) => isRevealing(info.tags))) notify('success', t('extracted'))
    else notify('info', t('limited'))
  }, [items, t])
}

interface Options {
  readonly showSensitive: boolean
  readonly format: 'json' | 'txt'
}

/** Returns a function that writes the metadata of a photo as a file, with sensitive values only if they are shown. */
export function useDataFile({ showSensitive, format }: Options): (item: ReadItem) => FileToMake {
  const t = useTranslations('exif-viewer')
  const locale = useLocale()

  const asText = useCallback(
    ({ file, info }: ReadItem) => {
      const facts = [
        { label: t('file.name'), text: file.name },
        { label: t('file.size'), text: formatBytes(locale, file.size) },
        { label: t('file.type'), text: fileFacts(file, info).fileType },
        { label: t('file.lastModified'), text: formatDateTime(locale, file.lastModified) },
      ]
      const tags = listTags(info.tags, showSensitive, '')
      const groups = [...new Set(tags.map(({ group }) => group))]
      const sections = groups.map((group) => ({
        title: group,
        lines: tags
          .filter((tag) => tag.group === group)
          .map(({ name, text }) => ({ label: name, text: text ?? t('hidden') })),
      }))
      return exportText([{ title: t('tabs.basic'), lines: facts }, ...sections])
    },
    [t, locale, showSensitive],
  )

  return useCallback(
    (item) => {
      const { file, info } = item
      const asJson = () =>
        exportJson({ file: fileFacts(file, info), figures: figuresOf(info.tags), tags: info.tags, showSensitive })
      return {
        name: dataName(file.name, format),
        blob: () => (format === 'json' ? textBlob(asJson(), 'application/json') : textBlob(asText(item), 'text/plain')),
      }
    },
    [asText, showSensitive, format],
  )
}
