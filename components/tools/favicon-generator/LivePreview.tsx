import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useBlobSource } from '@/components/hooks/useBlobSource'
import { textSvg, type TextIcon } from '@/lib/tools/favicon-generator/svg'

/** The icon while it is being set up. */
export function TextPreview({ text, color, background, fontSize, radius }: TextIcon) {
  const blob = useMemo(
    () => new Blob([textSvg({ text, color, background, fontSize, radius })], { type: 'image/svg+xml' }),
    [text, color, background, fontSize, radius],
  )
  return <Preview blob={blob} />
}

/** The chosen picture in the chosen shape; nothing where the browser cannot show the file by itself. */
export function PicturePreview({ file, radius }: { file: Blob; radius: number }) {
  return <Preview blob={file} radius={radius} />
}

function Preview({ blob, radius = 0 }: { blob: Blob; radius?: number }) {
  const t = useTranslations('favicon-generator')
  const show = useBlobSource(blob)
  return (
    <div className="mt-4 flex justify-center rounded-tile bg-well p-4">
      <img ref={show} alt={t('previewAlt')} className="size-28 object-contain" style={{ borderRadius: `${radius}%` }} />
    </div>
  )
}
