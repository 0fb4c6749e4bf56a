import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { late } from '@/components/ui/layout/late'
import type { NamedBlob } from '@/lib/platform/download'
import type { FileInfo } from './batch-state'
import type { ItemProps } from './BatchRows'
import type { NoteCode } from '@/lib/image/compress/reduction'
import { FileItem } from './FileItem'
import type { PictureFile } from '@/components/ui/pictures/Picture'
import { ReductionFigures } from './ReductionFigures'

// Loaded with the first file, because nothing shows it before.
const ResultActions = late(() => import('./ResultActions'))

export interface Reduced extends PictureFile {
  /** Reduction in percent of the original; negative if the result is larger. */
  readonly reduction: number
  readonly notes: readonly NoteCode[]
}

interface Props<Info extends FileInfo, Result extends Reduced> extends ItemProps<Info, Result> {
  /** HTML name of the result's size, for example `compressedSize`. */
  sizeName: string
  noteText: (code: NoteCode) => string
  output: NamedBlob | undefined
  /** Shows the file before and after. */
  comparison: () => ReactNode
  /** Text of the toast after a download. */
  success: string
}

/** One file of a reduction batch: sizes, reduction, notes and actions. */
export function ReductionItem<Info extends FileInfo, Result extends Reduced>(props: Props<Info, Result>) {
  const { item, sizeName, noteText, single, output, comparison, success, onCancel, onRemove } = props
  const actions = useTranslations('shell.actions')
  const words = useTranslations('shell.files')
  const { file, info, result, status } = item
  const isStale = status !== 'done'
  const saved = { output, label: actions('download'), success, single }
  return (
    <FileItem
      item={item}
      thumbnail={result}
      comparison={single ? undefined : comparison}
      onCancel={onCancel}
      onRemove={onRemove}
      lead={single && <ResultActions {...saved} part="save" />}
      details={
        <>
          {info !== undefined && (
            <ReductionFigures
              originalBytes={file.size}
              result={result && { name: sizeName, bytes: result.blob.size, reduction: result.reduction, isStale }}
            />
          )}
          {result?.notes.map((code) => (
            <span
              key={code}
              {...(isStale ? { 'aria-hidden': true } : { 'data-name': 'note', 'data-value': code })}
              className="mt-1 block text-ink"
            >
              {noteText(code)}
            </span>
          ))}
          {status === 'cancelled' && <span className="block">{words('canceled')}</span>}
        </>
      }
    >
      <ResultActions {...saved} part={single ? 'rest' : undefined} />
    </FileItem>
  )
}
