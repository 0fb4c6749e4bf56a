import { useBlobSource } from '@/components/hooks/useBlobSource'
import { CompareSlider } from './CompareSlider'

/** Ratios that differ by less than a rounding of one pixel in a hundred show the same picture. */
const SAME_RATIO = 0.01

/** Kinds that browsers may not show by themselves. */
const NEVER_SHOWN = ['heic', 'tiff']

interface Picture {
  readonly blob: Blob
  readonly width: number
  readonly height: number
}

interface Props {
  original: Picture & { readonly kind: string; readonly animated: boolean }
  result: Picture | undefined
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
        before={{ blob: original.blob, label: labels.before }}
        after={{ blob: result.blob, label: labels.after }}
        ratio={ratio}
        label={labels.compare}
      />
    )
  }
  if (result) return <Still picture={result} label={labels.after} />
  return shown ? <Still picture={original} label={labels.before} /> : null
}

function Still({ picture: { blob, width, height }, label }: { picture: Picture; label: string }) {
  const show = useBlobSource(blob)
  const ratio = width / height
  return (
    <img
      ref={show}
      alt={label}
      className="mx-auto w-full rounded-card bg-well object-contain"
      style={{ aspectRatio: ratio, maxWidth: `${26 * ratio}rem` }}
    />
  )
}
