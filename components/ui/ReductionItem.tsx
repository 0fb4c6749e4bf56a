import { useTranslations } from 'next-intl'
import type { NamedBlob } from '@/lib/browser/download'
import type { ItemProps } from './BatchScreen'
import { FileItem } from './FileItem'
import type { PictureFile } from './Picture'
import { ReductionFigures } from './ReductionFigures'
import { ResultActions } from './ResultActions'

export interface Reduced extends PictureFile {
  /** Percent by which it is smaller than the original; negative when it is larger. */
  readonly reduction: number
}

interface Props<Info, Result extends Reduced> extends ItemProps<Info, Result> {
  /** The public name of the result's size: `compressedSize`. */
  sizeName: string
  /** What has to be said beside the result. */
  notes: readonly { readonly code: string; readonly text: string }[]
  output: NamedBlob | undefined
  onDownload: (output: NamedBlob) => void
}

/** One file of a batch that is made smaller: sizes, reduction, notes and what can be done with it. */
export function ReductionItem<Info, Result extends Reduced>(props: Props<Info, Result>) {
  const { item, sizeName, notes, single, output, onDownload, onCancel, onRemove } = props
  const actions = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { file, info, result, status } = item
  const past = status !== 'done'
  return (
    <FileItem
      item={item}
      thumbnail={result}
      onCancel={onCancel}
      onRemove={onRemove}
      details={
        <>
          {info !== undefined && (
            <ReductionFigures
              originalBytes={file.size}
              result={result && { name: sizeName, bytes: result.blob.size, reduction: result.reduction, past }}
            />
          )}
          {notes.map(({ code, text }) => (
            <span
              key={code}
              {...(past ? { 'aria-hidden': true } : { 'data-name': 'note', 'data-value': code })}
              className="mt-1 block text-ink"
            >
              {text}
            </span>
          ))}
          {status === 'cancelled' && <span className="block">{words('cancelled')}</span>}
        </>
      }
    >
      {output && <ResultActions output={output} label={actions('download')} single={single} onDownload={onDownload} />}
    </FileItem>
  )
}
