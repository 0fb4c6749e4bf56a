import { useTranslations } from 'next-intl'
import type { PictureNote } from '@/lib/image/formats/kind'

/** Says that a picture is used only as far as its file goes, or that this browser alters its pixels. */
export function PictureRemark({ note }: { note: PictureNote }) {
  const t = useTranslations('shell.files')
  return (
    <span data-name="note" data-value={note} className="block text-bad">
      {t(note)}
    </span>
  )
}
