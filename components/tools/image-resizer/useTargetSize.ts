import { useEffect, useRef } from 'react'
import type { Clear } from '@/components/ui/clear-all'
import type { FieldBinding, FieldsState } from '@/components/hooks/useFields'
import { parseNumber } from '@/lib/core/numbers'
import type { fields as declared } from '@/lib/tools/image-resizer/fields'
import { presets, presetSize, type PresetId } from '@/lib/tools/image-resizer/presets'
import { heightFor, MAX_SIDE, MIN_SIDE, widthFor, type Size } from '@/lib/tools/image-resizer/size'

export interface TargetSize {
  /** Width and height are whole numbers within the tool's bounds. */
  readonly valid: boolean
  readonly width: FieldBinding
  readonly height: FieldBinding
  readonly keepAspectRatio: FieldBinding
  readonly applyPreset: (id: PresetId) => void
  /** The next picture sets the size anew. */
  readonly forget: Clear
}

function withinBounds(side: number | null): boolean {
  return side !== null && Number.isInteger(side) && side >= MIN_SIDE && side <= MAX_SIDE
}

/** The picture's own size, or the largest the tool makes in the same ratio. */
function startingSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

interface TypedSize {
  readonly width: number | null
  readonly height: number | null
  readonly keepAspectRatio: boolean
}

function sideOf(text: string): number | null {
  const side = parseNumber(text)
  return side !== null && side > 0 ? side : null
}

/** What was typed before the picture was known, the missing side by the kept ratio or the picture's own. */
function completed(typed: TypedSize, original: Size): Size {
  const { width, height, keepAspectRatio } = typed
  if (width !== null && height !== null) return { width, height }
  if (width !== null) return { width, height: keepAspectRatio ? heightFor(width, original) : original.height }
  if (height !== null) return { width: keepAspectRatio ? widthFor(height, original) : original.width, height }
  return startingSize(original)
}

/**
 * Width and height tied to each other while the ratio is kept: the first picture sets both, and each follows the other.
 * Letting go of the ratio stretches, keeping it contains, until the visitor picks another fit.
 */
export function useTargetSize(fields: FieldsState<typeof declared>, original: Size | undefined): TargetSize {
  const { bind, set, values } = fields
  const known = useRef<Size>(undefined)

  useEffect(() => {
    if (!original || known.current) return
    known.current = original
    // From what is in the fields by then: a size typed meanwhile has been queued but not rendered yet.
    set(({ width = '', height = '', keepAspectRatio = 'true' }) => {
      const typed = { width: sideOf(width), height: sideOf(height), keepAspectRatio: keepAspectRatio === 'true' }
      const size = completed(typed, original)
      return { width: String(size.width), height: String(size.height) }
    })
  }, [original, set])

  const linked = (name: 'width' | 'height', other: 'width' | 'height', follow: typeof heightFor): FieldBinding => ({
    ...bind(name),
    set: (text) => {
      const side = Number(text)
      const follows = values.keepAspectRatio && original && side > 0 && Number.isFinite(side)
      set({ [name]: text, ...(follows && { [other]: String(follow(side, original)) }) })
    },
  })

  return {
    valid: withinBounds(values.width) && withinBounds(values.height),
    width: linked('width', 'height', heightFor),
    height: linked('height', 'width', widthFor),
    keepAspectRatio: {
      ...bind('keepAspectRatio'),
      set: (text) => {
        const keep = text === 'true'
        const follows = keep && original && values.width
        set({
          keepAspectRatio: text,
          fit: keep ? 'contain' : 'exact',
          ...(follows && { height: String(heightFor(values.width ?? 1, original)) }),
        })
      },
    },
    applyPreset: (id) => {
      const preset = presets.find((candidate) => candidate.id === id)
      if (!preset || !original) return
      const { width, height } = presetSize(preset, original)
      const box = { width: String(width), height: String(height) }
      set('percent' in preset ? box : { ...box, keepAspectRatio: 'false', fit: 'cover' })
    },
    forget: () => {
      const before = known.current
      known.current = undefined
      return before && (() => (known.current = before))
    },
  }
}
