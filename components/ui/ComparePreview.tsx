import { isShownByBrowsers } from '@/lib/core/image-kind'
import { CompareSlider } from './CompareSlider'
import { Picture, type PictureFile } from './Picture'
import { PictureStage, stageFrame } from './PictureStage'

/** Ratios that differ by less than a rounding of one pixel in a hundred show the same picture. */
const SAME_RATIO = 0.01

/** What is known of a picture before it is worked on. */
export interface PictureInfo extends Omit<PictureFile, 'blob'> {
  readonly kind: string
  readonly animated: boolean
}

interface Props {
  /** Undefined while the file is being looked at. */
  original: (PictureInfo & PictureFile) | undefined
  result: PictureFile | undefined
  labels: { readonly before: string; readonly after: string; readonly compare: string }
}

/**
 * Before and after on one picture where both show the same, else the result, else the original. It takes the same room
 * from the moment a file is chosen, so that nothing moves when a picture or the comparison's controls come.
 */
export function ComparePreview({ original, result, labels }: Props) {
  const shown = original && isShownByBrowsers(original.kind) ? original : undefined
  const ratio = shown && shown.width / shown.height
  const sameRatio = ratio && result && Math.abs(result.width / result.height / ratio - 1) < SAME_RATIO
  if (shown && ratio && sameRatio && !shown.animated) {
    return (
      <CompareSlider
        before={{ picture: shown, label: labels.before }}
        after={{ picture: result, label: labels.after }}
        ratio={ratio}
        label={labels.compare}
      />
    )
  }
  const still = result ?? shown
  return (
    <>
      <PictureStage>
        {still && (
          <Picture
            picture={still}
            use="preview"
            alt={result ? labels.after : labels.before}
            className="object-contain"
            style={stageFrame(still.width / still.height)}
          />
        )}
      </PictureStage>
      <div aria-hidden className="h-[73px] sm:h-[52px]" />
    </>
  )
}
