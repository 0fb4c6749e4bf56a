import { useLocale, useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/hooks/useFields'
import type { FileInput } from '@/components/hooks/useFileInput'
import { ColorField } from '@/components/ui/ColorField'
import { DropZone } from '@/components/ui/DropZone'
import { RangeField } from '@/components/ui/RangeField'
import { Tabs } from '@/components/ui/Tabs'
import { TextField } from '@/components/ui/TextField'
import { formatBytes } from '@/lib/core/bytes'
import { fields as declared } from '@/lib/tools/favicon-generator/fields'
import { iconText } from '@/lib/tools/favicon-generator/icon-text'

interface Props {
  fields: FieldsState<typeof declared>
  files: FileInput
  file: File | undefined
  animated: boolean
}

/** What the icons show: a picture or letters. */
export function SourceTabs({ fields, files, file, animated }: Props) {
  const t = useTranslations('favicon-generator')
  const locale = useLocale()
  const { bind } = fields
  const upload = fields.values.tab === 'upload'
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
      {/* Files arrive in either tab, so the input stays in the page. */}
      <div className={upload ? '' : 'sr-only'} inert={!upload}>
        <DropZone
          files={files}
          title={file ? t('dropOther') : t('drop')}
          formats="PNG, SVG, JPG, WebP, GIF, BMP, AVIF, HEIC"
          compact={file !== undefined}
        />
        {file && (
          <p className="mt-3 text-sm" dir="auto">
            <span className="line-clamp-2 font-semibold">{file.name}</span>
            <span className="text-ink-2">
              {formatBytes(locale, file.size)}
              {animated && ` · ${t('firstFrame')}`}
            </span>
          </p>
        )}
      </div>
      {!upload && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField field={bind('text')} label={t('text')} hint={t('textHint')} transform={iconText} />
          <RangeField field={bind('fontSize')} bounds={declared.fontSize} label={t('fontSize')} />
          <ColorField field={bind('background')} label={t('background')} />
          <ColorField field={bind('color')} label={t('color')} />
        </div>
      )}
    </Tabs>
  )
}
