import { useTranslations } from 'next-intl'
import type { FileInfo } from './batch-state'

/**
 * Says that a picture is used only as far as its file goes, or that this browser alters its pixels, and what the file holds
 * beyond what is used of it.
 */
export function PictureRemark({ note, leftOut = [] }: Pick<FileInfo, 'note' | 'leftOut'>) {
  const t = useTranslations('shell.files')
  return (
    <>
      {note && (
        <span data-name="note" data-value={note} className="block text-bad">
          {t(note)}
        </span>
      )}
      {leftOut.map(({ what, count = 0, width = 0, height = 0 }) => (
        <span key={what} data-name="leftOut" data-value={what} className="block">
          {t(`leftOut.${what}`, { count, width, height })}
        </span>
      ))}
    </>
  )
}
