import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { textBlob, type FileToMake } from '@/lib/platform/download'
import { formatBytes } from '@/lib/core/bytes'
import { formatDateTime } from '@/lib/core/format'
import { exportJson, exportText } from '@/lib/tools/exif-viewer/export-data'
import { dataName } from '@/lib/tools/exif-viewer/names'
import { listTags } from '@/lib/tools/exif-viewer/tag-list'
import { figuresOf } from '@/lib/tools/exif-viewer/figures'
import { fileFacts, type ReadItem } from './metadata-file'

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
