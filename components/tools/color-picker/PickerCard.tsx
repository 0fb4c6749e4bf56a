import { useLocale, useTranslations } from 'next-intl'
import type { FieldsState } from '@/components/hooks/useFields'
import { CheckField } from '@/components/ui/CheckField'
import { Figure } from '@/components/ui/Figure'
import { SelectField } from '@/components/ui/SelectField'
import { Segmented } from '@/components/ui/Segmented'
import type { Rgb } from '@/lib/core/blend'
import { formatBytes } from '@/lib/core/bytes'
import { fields as declared } from '@/lib/tools/color-picker/fields'
import type { AnalyzedFile } from './analyze-file'
import { EyeDropperButton } from './EyeDropperButton'

interface Props {
  fields: FieldsState<typeof declared>
  picture: AnalyzedFile | undefined
  /** The file that is being looked at. */
  analyzing: File | undefined
  onDropper: (rgb: Rgb | null) => void
  onDownload: () => void
  onReset: () => void
}

export function PickerCard({ fields, picture, analyzing, onDropper, onDownload, onReset }: Props) {
  const t = useTranslations('color-picker')
  const actions = useTranslations('shell.actions')
  return (
    <section
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      aria-label={t('settings.title')}
    >
      {picture && <FileFacts picture={picture} />}
      {analyzing && <p className="line-clamp-2 min-h-10 text-sm font-semibold">{analyzing.name}</p>}
      {/* As high as the dropper, so that nothing moves where the browser turns out to have one. */}
      <div className="flex min-h-11 items-center justify-between gap-3">
        <CheckField field={fields.bind('pickMode')} label={t('settings.pickMode')} />
        <EyeDropperButton onPick={onDropper} />
      </div>
      <Segmented
        field={fields.bind('sampleSize')}
        label={t('settings.sampleSize')}
        options={declared.sampleSize.choices.map((value) => ({ value, label: t(`sampleSizes.${value}`) }))}
      />
      <SelectField
        field={fields.bind('format')}
        label={t('settings.format')}
        options={declared.format.choices.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <div className="grid gap-2.5">
        <button type="button" name="download" className="button button-primary" onClick={onDownload}>
          {t('download')}
        </button>
        <button type="button" name="reset" className="button" onClick={onReset}>
          {actions('reset')}
        </button>
      </div>
    </section>
  )
}

function FileFacts({ picture: { file, pixels, animated } }: { picture: AnalyzedFile }) {
  const t = useTranslations('color-picker')
  const locale = useLocale()
  return (
    <div className="text-sm text-ink-2">
      <p className="font-semibold text-ink" dir="auto">
        <Figure name="fileName" className="line-clamp-2">
          {file.name}
        </Figure>
      </p>
      <p className="tabular-nums">
        <Figure name="fileDimensions" value={`${pixels.width}x${pixels.height}`}>
          {`${pixels.width} × ${pixels.height}`}
        </Figure>
        {' px · '}
        <Figure name="fileSize" value={file.size}>
          {formatBytes(locale, file.size)}
        </Figure>
      </p>
      {animated && <p>{t('firstFrame')}</p>}
    </div>
  )
}
