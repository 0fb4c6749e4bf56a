import { useLocale, useTranslations } from 'next-intl'
import type { ItemProps } from '@/components/ui/BatchScreen'
import { FileItem } from '@/components/ui/FileItem'
import { Figure } from '@/components/ui/Figure'
import { PastFigure } from '@/components/ui/PastFigure'
import { ResultActions } from '@/components/ui/ResultActions'
import type { NamedBlob } from '@/lib/browser/download'
import { formatBytes } from '@/lib/core/bytes'
import type { ImageInfo, Resized } from './resize-file'

interface Props extends ItemProps<ImageInfo, Resized> {
  output: NamedBlob | undefined
  onDownload: (output: NamedBlob) => void
}

export function ResizeItem({ item, single, output, onDownload, onCancel, onRemove }: Props) {
  const t = useTranslations('image-resizer')
  const words = useTranslations('shell.files')
  const { file, info, result, status } = item
  return (
    <FileItem
      item={item}
      thumbnail={result}
      onCancel={onCancel}
      onRemove={onRemove}
      details={
        <>
          {info && <Measures name="original" width={info.width} height={info.height} bytes={file.size} />}
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
          {info?.animated && <span className="block">{t('firstFrame')}</span>}
          {status === 'cancelled' && <span className="block">{words('cancelled')}</span>}
        </>
      }
    >
      {output && (
        <ResultActions
          output={output}
          label={single ? t('resize') : t('download')}
          single={single}
          onDownload={onDownload}
        />
      )}
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
}

function Measures({ name, width, height, bytes, past = false }: MeasuresProps) {
  const locale = useLocale()
  const Part = past ? PastFigure : Figure
  return (
    <span className="whitespace-nowrap">
      <Part name={`${name}Width`}>{width}</Part>×<Part name={`${name}Height`}>{height}</Part>
      {' · '}
      <Part name={`${name}Size`} value={bytes}>
        {formatBytes(locale, bytes)}
      </Part>
    </span>
  )
}
