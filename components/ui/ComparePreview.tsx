import { CompareSlider } from './CompareSlider'
import { Picture, type PictureFile } from './Picture'

/** Ratios that differ by less than a rounding of one pixel in a hundred show the same picture. */
const SAME_RATIO = 0.01

/** Kinds that browsers may not show by themselves. */
const NEVER_SHOWN = ['heic', 'tiff']

interface Props {
  original: PictureFile & { readonly kind: string; readonly animated: boolean }
  result: PictureFile | undefined
  labels: { readonly before: string; readonly after: string; readonly compare: string }
}

/** Before and after on one picture where both show the same, else the result, else the original. */
export function ComparePreview({ original, result, labels }: Props) {
  const shown = !NEVER_SHOWN.includes(original.kind)
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
  return shown ? <Still picture={original} label={labels.before} /> : null
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
