import { useLocale, useTranslations } from 'next-intl'
import { Button, type Action } from '@/components/ui/layout/Button'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { MoreSettings } from '@/components/ui/fields/MoreSettings'
import { SaveButtons } from '@/components/ui/results/FileButtons'
import { PictureRemark } from '@/components/ui/files/PictureRemark'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { SelectField } from '@/components/ui/fields/SelectField'
import { Segmented } from '@/components/ui/fields/Segmented'
import type { Rgb } from '@/lib/image/pixels/blend'
import type { FileToMake } from '@/lib/platform/download'
import { formatBytes } from '@/lib/core/bytes'
import type { colorPickerFields } from '@/lib/tools/color-picker/fields'
import type { AnalyzedFile } from './analyze-file'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { parseHexColor } from '@/lib/image/pixels/hex-color'

interface Props {
  fields: FieldsState<typeof colorPickerFields>
  picture: AnalyzedFile | undefined
  /** The file that is being analyzed. */
  analyzing: File | undefined
  onEyeDropper: (rgb: Rgb | null) => void
  hasColors: boolean
  file: FileToMake
  download: Action
  onReset: () => void
}

export function PickerCard({ fields, picture, analyzing, onEyeDropper, hasColors, file, download, onReset }: Props) {
  const t = useTranslations('color-picker')
  const actions = useTranslations('shell.actions')
  const hasFile = picture !== undefined || analyzing !== undefined || hasColors
  const reset = <Button name="reset" label={actions('reset')} look="quiet" run={onReset} />
  return (
    <section
      className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      aria-label={t('settings.title')}
    >
      {picture && <FileSummary picture={picture} />}
      {analyzing && <p className="line-clamp-2 min-h-10 text-sm font-semibold">{analyzing.name}</p>}
      {/* Reserves the height of the eyedropper button, which is rendered after hydration. */}
      <div className="grid min-h-11">
        <EyeDropperButton onPick={onEyeDropper} />
      </div>
      <MoreSettings fields={fields} names={['pickMode', 'sampleSize', 'format']}>
        <CheckField field={fields.bind('pickMode')} label={t('settings.pickMode')} />
        <Segmented
          field={fields.bind('sampleSize')}
          label={t('settings.sampleSize')}
          options={(value) => t(`sampleSizes.${value}`)}
        />
        <SelectField
          field={fields.bind('format')}
          label={t('settings.format')}
          options={(value) => t(`formats.${value}`)}
        />
        {!hasFile && reset}
      </MoreSettings>
      <div className="grid gap-2.5">
        <SaveButtons action={download} file={file} look={hasColors ? 'primary' : 'waiting'} />
        {hasFile && reset}
      </div>
    </section>
  )
}

function FileSummary({ picture: { file, pixels, note, leftOut } }: { picture: AnalyzedFile }) {
  const locale = useLocale()
  return (
    <div className="text-sm text-ink-2">
      <p className="font-semibold text-ink" dir="auto">
        <OutputValue name="fileName" label={file.name} className="line-clamp-2">
          {file.name}
        </OutputValue>
      </p>
      <p className="tabular-nums">
        <OutputValue name="fileDimensions" label={file.name} value={`${pixels.width}x${pixels.height}`}>
          {`${pixels.width} × ${pixels.height}`}
        </OutputValue>
        {' px · '}
        <OutputValue name="fileSize" label={file.name} value={file.size}>
          {formatBytes(locale, file.size)}
        </OutputValue>
      </p>
      <PictureRemark note={note} leftOut={leftOut} />
    </div>
  )
}

declare global {
  interface Window {
    /** https://wicg.github.io/eyedropper-api/ Not supported by every browser. */
    readonly EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
  }
}

/** Picks a color anywhere on the screen with the EyeDropper API; renders nothing without support. */
function EyeDropperButton({ onPick }: { onPick: (rgb: Rgb | null) => void }) {
  const t = useTranslations('color-picker')
  const isSupported = useInBrowser(() => 'EyeDropper' in window, false)
  if (!isSupported) return null

  const open = async () => {
    if (!window.EyeDropper) return
    try {
      const { sRGBHex } = await new window.EyeDropper().open()
      onPick(parseHexColor(sRGBHex))
    } catch {
      // The visitor canceled with Escape.
    }
  }

  return <Button name="eyeDropper" label={t('eyeDropper')} isSmall className="min-h-11" run={open} />
}
