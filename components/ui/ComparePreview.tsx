import { isShownByBrowsers } from '@/lib/core/image-kind'
import { CompareSlider } from './CompareSlider'
import { Picture, type PictureFile } from './Picture'

/** Ratios that differ by less than a rounding of one pixel in a hundred show the same picture. */
const SAME_RATIO = 0.01

interface Props {
  original: PictureFile & { readonly kind: string; readonly animated: boolean }
  result: PictureFile | undefined
  labels: { readonly before: string; readonly after: string; readonly compare: string }
}

/** Before and after on one picture where both show the same, else the result, else the original. */
export function ComparePreview({ original, result, labels }: Props) {
  const shown = isShownByBrowsers(original.kind)
  const ratio = original.width / original.height
  const sameRatio = result && Math.abs(result.width / result.height / ratio - 1) < SAME_RATIO
  if (result && shown && sameRatio && !original.animated) {
    return (
      <CompareSlider
        before={{ picture: original, label: labels.before }}
        after={{ picture: result, label: labels.after }}
        ratio={ratio}
        label={labels.compare}
      />
    )
  }
  if (result) return <Still picture={result} label={labels.after} />
  if (!shown) return null
  return (
    <>
      <Still picture={original} label={labels.before} />
      {/* Room for the controls that come with the result, so that nothing moves when it does. */}
      {!original.animated && <div aria-hidden className="h-[73px] sm:h-[52px]" />}
    </>
  )
}

function Still({ picture, label }: { picture: PictureFile; label: string }) {
  const ratio = picture.width / picture.height
  return (
    <Picture
      picture={picture}
      use="preview"
      alt={label}
      className="mx-auto w-full rounded-card bg-well object-contain"
      style={{ aspectRatio: ratio, maxWidth: `${26 * ratio}rem` }}
    />
  )
}
