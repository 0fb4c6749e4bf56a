import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Picture, type PictureFile } from '@/components/ui/pictures/Picture'
import { renderTextSvg, type TextIconSettings } from './text-icon'

/** Preview of a text icon with the current settings. */
export function TextPreview({ text, color, background, fontSize, radius }: Omit<TextIconSettings, 'dark'>) {
  const blob = useMemo(() => {
    const dark = { color, background }
    return new Blob([renderTextSvg({ text, color, background, fontSize, radius, dark })], { type: 'image/svg+xml' })
  }, [text, color, background, fontSize, radius])
  return <PicturePreview picture={{ blob, width: 0, height: 0, kind: 'svg' }} />
}

/** Preview of the chosen picture; a placeholder if it is undefined, because it is being inspected or cannot be displayed. */
export function PicturePreview({ picture, radius = 0 }: { picture: PictureFile | undefined; radius?: number }) {
  const t = useTranslations('favicon-generator')
  return (
    <div className="mt-4 flex justify-center rounded-tile bg-well p-4">
      {picture ? (
        <Picture
          picture={picture}
          use="preview"
          alt={t('previewAlt')}
          className="size-28 object-contain"
          style={{ borderRadius: `${radius}%` }}
        />
      ) : (
        <span aria-hidden className="grid size-28 place-items-center text-4xl">
          🖼️
        </span>
      )}
    </div>
  )
}
