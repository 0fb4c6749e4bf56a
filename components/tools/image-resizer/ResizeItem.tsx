import { useLocale, useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import type { ItemProps } from '@/components/ui/files/BatchRows'
import { FileItem } from '@/components/ui/files/FileItem'
import type { useShownFaces } from '@/components/ui/pictures/useShownFaces'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { StaleValue } from '@/components/ui/results/StaleValue'
import type { NamedBlob } from '@/lib/platform/download'
import { formatBytes } from '@/lib/core/bytes'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { Resized } from './resize-file'
import { ResizePreview } from './ResizePreview'

// Loaded with the first file, because nothing shows it before.
const LostDetails = late(() => import('./LostDetails'))
const FacePicker = late(() => import('@/components/ui/pictures/FacePicker'))
const ResultActions = late(() => import('@/components/ui/files/ResultActions'))

interface Props extends ItemProps<ImageHeader, Resized> {
  output: NamedBlob | undefined
  /** Text of the toast after a download. */
  success: string
  /** Which of its faces are shown, if faces are hidden. */
  faces: ReturnType<typeof useShownFaces> | undefined
}

export default function ResizeItem({ item, single, output, success, faces, onCancel, onRemove }: Props) {
  const t = useTranslations('image-resizer')
  const words = useTranslations('shell.files')
  const { file, info, result, status } = item
  const saved = { output, label: single ? t('resize') : t('download'), success, single }
  return (
    <FileItem
      item={item}
      thumbnail={result}
      comparison={single ? undefined : () => <ResizePreview item={item} />}
      onCancel={onCancel}
      onRemove={onRemove}
      lead={single && <ResultActions {...saved} part="save" />}
      below={
        faces &&
        info && (
          <FacePicker
            file={file}
            size={info}
            shown={faces.shownIn(file)}
            onToggle={faces.toggle}
            isDrawing={info.kind === 'svg'}
          />
        )
      }
      details={
        <>
          {info && (
            <Measures name="original" width={info.width} height={info.height} bytes={file.size} isShort={!single} />
          )}
          {result && (
            <>
              {' → '}
              <Measures
                name="result"
                width={result.width}
                height={result.height}
                bytes={result.blob.size}
                past={status !== 'done'}
              />
            </>
          )}
          {status === 'done' && result?.missed && (
            <span className="block font-semibold text-bad">{t(`document.${result.missed}`)}</span>
          )}
          {status === 'done' && result?.isKept && (
            <span data-name="note" data-value="kept" className="block">
              {t('kept')}
            </span>
          )}
          {status === 'done' && result && !result.metadataAsAsked && <LostDetails />}
          {status === 'cancelled' && <span className="block">{words('canceled')}</span>}
        </>
      }
    >
      <ResultActions {...saved} part={single ? 'rest' : undefined} />
    </FileItem>
  )
}

interface MeasuresProps {
  name: 'original' | 'result'
  width: number
  height: number
  bytes: number
  /** Made with settings that no longer hold. */
  past?: boolean
  /** Without the file's size on a phone, so that before and after are on one line. */
  isShort?: boolean
}

function Measures({ name, width, height, bytes, past = false, isShort = false }: MeasuresProps) {
  const locale = useLocale()
  const Part = past ? StaleValue : OutputValue
  return (
    <span className="whitespace-nowrap">
      <Part name={`${name}Width`}>{width}</Part>×<Part name={`${name}Height`}>{height}</Part>
      <span className={isShort ? 'max-sm:sr-only' : undefined}>
        {' · '}
        <Part name={`${name}Size`} value={bytes}>
          {formatBytes(locale, bytes)}
        </Part>
      </span>
    </span>
  )
}
