import { useLocale, useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/ui/fields/useFields'
import type { FileInput } from '@/components/ui/files/useFileInput'
import { ColorField } from '@/components/ui/fields/ColorField'
import { DropZone } from '@/components/ui/files/DropZone'
import { PictureRemark } from '@/components/ui/files/PictureRemark'
import { Tabs } from '@/components/ui/layout/Tabs'
import { TextField } from '@/components/ui/fields/TextField'
import { formatBytes } from '@/lib/core/bytes'
import type { faviconGeneratorFields } from '@/lib/tools/favicon-generator/fields'
import { iconText } from '@/lib/tools/favicon-generator/icon-text'
import type { SourceFile } from './useSourceFile'

interface Props {
  fields: FieldsState<typeof faviconGeneratorFields>
  files: FileInput
  source: SourceFile
}

/** The source of the icons: a picture or a text. */
export function SourceTabs({ fields, files, source: { file, header, refused } }: Props) {
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
