import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Picture, type PictureFile } from '@/components/ui/Picture'
import { drawnSvg, type WantedText } from './text-icon'

/** The icon while it is being set up. */
export function TextPreview({ text, color, background, fontSize, radius }: WantedText) {
  const blob = useMemo(
    () => new Blob([drawnSvg({ text, color, background, fontSize, radius })], { type: 'image/svg+xml' }),
    [text, color, background, fontSize, radius],
  )
  return <Preview picture={{ blob, width: 0, height: 0, kind: 'svg' }} />
}

/** The chosen picture in the chosen shape; undefined while it is looked at, and where the browser cannot show the file by itself. */
export function PicturePreview({ picture, radius }: { picture: PictureFile | undefined; radius: number }) {
  return <Preview picture={picture} radius={radius} />
}

function Preview({ picture, radius = 0 }: { picture: PictureFile | undefined; radius?: number }) {
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
