import { useTranslations } from 'next-intl'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { baseName } from '@/lib/text/file-name'
import type { PhotoDocument } from '@/lib/tools/image-resizer/documents'
import { sheetOf } from '@/lib/tools/image-resizer/sheet'
import { drawSheet } from './draw-sheet'
import type { ResizeBatchItem } from './resize-file'

interface Props {
  document: PhotoDocument
  shown: ResizeBatchItem
}

/** The photo several times on a sheet to print. */
export default function SheetButton({ document, shown: { file, status, result } }: Props) {
  const t = useTranslations('photos.document')
  const done = status === 'done' ? result?.blob : undefined
  return (
    <FileButtons
      name="sheet"
      label={t('sheet', { count: sheetOf(document.print).photos.length })}
      file={{
        name: `${baseName(file.name)}_10x15.jpeg`,
        blob: () => drawSheet(done ?? new Blob(), document.print),
      }}
      success={t('sheetSaved')}
      disabled={!done}
    />
  )
}
