import { useLocale, useTranslations } from 'next-intl'
import { FileItem } from '@/components/ui/FileItem'
import { Figure } from '@/components/ui/Figure'
import { formatBytes } from '@/lib/core/bytes'
import type { ResizeBatchItem, ResizedItem } from './resize-file'

interface Props {
  item: ResizeBatchItem
  /** The only file: its download is the page's main action. */
  single: boolean
  onDownload: (item: ResizedItem) => void
  onCancel: () => void
  onRemove: () => void
}

export function ResizeItem({ item, single, onDownload, onCancel, onRemove }: Props) {
  const t = useTranslations('image-resizer')
  const words = useTranslations('shell.files')
  const { file, info, result } = item
  return (
    <FileItem
      item={item}
      thumbnail={result}
      onCancel={onCancel}
      onRemove={onRemove}
      details={
        info && (
          <>
            <Measures name="original" width={info.width} height={info.height} bytes={file.size} />
            {result && (
              <>
                {' → '}
                <Measures name="result" width={result.width} height={result.height} bytes={result.blob.size} />
              </>
            )}
            {info.animated && <span className="block">{t('firstFrame')}</span>}
            {item.status === 'cancelled' && <span className="block">{words('cancelled')}</span>}
          </>
        )
      }
    >
      {result && (
        <button
          type="button"
          name="download"
          className={single ? 'button button-primary' : 'button button-small'}
          onClick={() => onDownload({ ...item, result })}
        >
          {single ? t('resize') : t('download')}
        </button>
      )}
    </FileItem>
  )
}

interface MeasuresProps {
  name: 'original' | 'result'
  width: number
  height: number
  bytes: number
}

function Measures({ name, width, height, bytes }: MeasuresProps) {
  const locale = useLocale()
  return (
    <span className="whitespace-nowrap">
      <Figure name={`${name}Width`}>{width}</Figure>×<Figure name={`${name}Height`}>{height}</Figure>
      {' · '}
      <Figure name={`${name}Size`} value={bytes}>
        {formatBytes(locale, bytes)}
      </Figure>
    </span>
  )
}
