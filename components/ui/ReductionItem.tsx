import { useTranslations } from 'next-intl'
import type { BatchItem } from '@/components/hooks/batch-state'
import { FileItem } from './FileItem'
import type { PictureFile } from './Picture'
import { ReductionFigures } from './ReductionFigures'

interface Reduced extends PictureFile {
  /** Percent by which it is smaller than the original; negative when it is larger. */
  readonly reduction: number
}

interface Props<Result extends Reduced> {
  item: BatchItem<unknown, Result>
  /** The public name of the result's size: `compressedSize`. */
  sizeName: string
  /** What has to be said beside the result. */
  notes: readonly { readonly code: string; readonly text: string }[]
  /** The only file: its download is the page's main action. */
  single: boolean
  onDownload: (file: File, result: Result) => void
  onCancel: () => void
  onRemove: () => void
}

/** One file of a batch that is made smaller: sizes, reduction, notes and its download. */
export function ReductionItem<Result extends Reduced>(props: Props<Result>) {
  const { item, sizeName, notes, single, onDownload, onCancel, onRemove } = props
  const actions = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { file, info, result, status } = item
  return (
    <FileItem
      item={item}
      thumbnail={result}
      onCancel={onCancel}
      onRemove={onRemove}
      details={
        info !== undefined && (
          <>
            <ReductionFigures
              originalBytes={file.size}
              result={result && { name: sizeName, bytes: result.blob.size, reduction: result.reduction }}
            />
            {notes.map(({ code, text }) => (
              <span key={code} data-name="note" data-value={code} className="mt-1 block text-ink">
                {text}
              </span>
            ))}
            {status === 'cancelled' && <span className="block">{words('cancelled')}</span>}
          </>
        )
      }
    >
      {result && (
        <button
          type="button"
          name="download"
          className={single ? 'button button-primary' : 'button button-small'}
          onClick={() => onDownload(file, result)}
        >
          {actions('download')}
        </button>
      )}
    </FileItem>
  )
}
