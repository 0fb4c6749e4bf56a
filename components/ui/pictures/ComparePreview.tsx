import { late } from '@/components/ui/layout/late'
import { isShownByBrowsers, type ImageKind } from '@/lib/image/formats/image-formats'
import type { PictureNote } from '@/lib/image/formats/kind'
import { Picture, type PictureFile } from './Picture'
import { PictureStage, stageFrame } from './PictureStage'

// Loaded with the first result, because nothing shows it before.
const CompareSlider = late(() => import('./CompareSlider'))

/** Aspect ratios with a smaller difference are considered equal, to allow for rounding. */
const RATIO_TOLERANCE = 0.01

/** Information about a picture from its inspection. */
export interface PictureInfo extends Omit<PictureFile, 'blob'> {
  readonly kind: ImageKind
  readonly animated: boolean
  readonly note?: PictureNote
  readonly isUnwrapped?: true
}

interface Props {
  /** Undefined while the file is being inspected. */
  original: (PictureInfo & PictureFile) | undefined
  result: PictureFile | undefined
  labels: { readonly before: string; readonly after: string; readonly compare: string }
  /** Of the files, as a visitor reads them. */
  sizes?: { readonly before: string; readonly after: string | undefined }
}

/**
 * Compares a picture before and after if both have the same aspect ratio; otherwise shows the result or the original. It
 * reserves its space from the start to prevent a layout shift.
 */
export function ComparePreview({ original, result, labels, sizes }: Props) {
  const displayable = original && isShownByBrowsers(original) ? original : undefined
  const ratio = displayable && displayable.width / displayable.height
  const hasSameRatio = ratio && result && Math.abs(result.width / result.height / ratio - 1) < RATIO_TOLERANCE
  const picture = result ?? displayable
  const described = (side: 'before' | 'after') => [labels[side], sizes?.[side]].filter(Boolean).join(' · ')
  const single = (
    <PictureStage>
      {picture && (
        <Picture
          picture={picture}
          use="preview"
          alt={described(result ? 'after' : 'before')}
          className="object-contain"
          style={stageFrame(picture.width / picture.height)}
        />
      )}
    </PictureStage>
  )
  if (!displayable || !ratio || !hasSameRatio || displayable.animated) return single
  return (
    <CompareSlider
      fallback={single}
      before={{ picture: displayable, alt: described('before'), label: labels.before, size: sizes?.before }}
      after={{ picture: result, alt: described('after'), label: labels.after, size: sizes?.after }}
      ratio={ratio}
      label={labels.compare}
    />
  )
}
