import { useContext, useState } from 'react'
import { NeedContext, useDraftState } from '@/components/ui/fields/useDraft'
import { setBack } from '@/components/ui/feedback/clear-all'
import type { FieldBinding, FieldsState } from '@/components/ui/fields/useFields'
import { useUnitSwitch } from '@/components/ui/fields/useUnitSwitch'
import { readNumber } from '@/lib/core/read-number'
import type { imageResizerFields } from '@/lib/tools/image-resizer/fields'
import { documentOf, hasPixelsOf } from '@/lib/tools/image-resizer/documents'
import { presets, presetSize, type PresetId } from '@/lib/tools/image-resizer/presets'
import { heightFor, inOtherUnit, MAX_SIDE, widthFor } from '@/lib/tools/image-resizer/size'
import { sizeWithin, type Size } from '@/lib/image/pixels/geometry'

interface SizeText {
  readonly width: string
  readonly height: string
}

function textOf({ width, height }: Size): SizeText {
  return { width: String(width), height: String(height) }
}

function isSizeText(value: unknown): value is SizeText | undefined {
  const { width, height } = (value ?? {}) as Partial<SizeText>
  return typeof width === 'string' && typeof height === 'string'
}

interface TypedSize {
  readonly width: number | null
  readonly height: number | null
  readonly keepAspectRatio: boolean
}

function sideOf(text: string): number | null {
  const side = readNumber(text, 'px')
  return side !== null && side > 0 ? side : null
}

/** What was typed before the picture was known, the missing side by the kept ratio or the picture's own. */
function completed(typed: TypedSize, original: Size): Size {
  const { width, height, keepAspectRatio } = typed
  if (width !== null && height !== null) return { width, height }
  if (width !== null) return { width, height: keepAspectRatio ? heightFor(width, original) : original.height }
  if (height !== null) return { width: keepAspectRatio ? widthFor(height, original) : original.width, height }
  return sizeWithin(original, MAX_SIDE)
}

export type TargetSize = ReturnType<typeof useTargetSize>

/**
 * Width and height tied to each other while the ratio is kept: the first picture sets both, and each follows the other; so
 * does the next one after all were removed, unless the visitor has set a size meanwhile.
 * Letting go of the ratio stretches, keeping it contains, until the visitor picks another fit.
 */
export function useTargetSize(fields: FieldsState<typeof imageResizerFields>, original: Size | undefined) {
  const { bind, raw, set, values } = fields
  const isPercent = values.sizeUnit === 'percent'
  const document = documentOf(values.document)
  /** True if a document is chosen and this size is not its own. */
  const leavesDocument = (size: Size) => document !== undefined && !hasPixelsOf(document, size)
  const noDocument = { document: 'none' }
  const sizeUnit = useUnitSwitch(fields, 'sizeUnit', () => {
    const { width, height } = values
    // Without a picture, neither is known in the other unit.
    if (!original || width === null || height === null) return [{ width: '', height: '' }]
    // A document asks for pixels. Switching back restores it.
    return [
      { ...textOf(inOtherUnit({ width, height, sizeUnit: values.sizeUnit }, original)), ...(document && noDocument) },
    ]
  })
  /** What a picture has set. Drafted, because after a reload the fields contain it still. */
  const [known, setKnown] = useDraftState<SizeText | undefined>('ownSize', undefined, isSizeText)
  /** What the picture of the last rendering was to set. */
  const [last, setLast] = useState<SizeText>()
  const own = original && textOf(sizeWithin(original, MAX_SIDE))

  // While rendering, so that no frame shows the picture without its size.
  if (own?.width !== last?.width || own?.height !== last?.height) {
    setLast(own)
    if (own) {
      setKnown(own)
      // From what is in the fields by then: a size typed meanwhile has been queued but not rendered yet.
      set(({ width = '', height = '', keepAspectRatio = 'true', sizeUnit = 'px' }) => {
        const inPixels = sizeUnit === 'px'
        // What nobody has touched was the size of a picture that is gone or has been cropped.
        if (inPixels && known && width === known.width && height === known.height) return own
        // What was chosen for one picture stays for the next.
        if (last) return {}
        if (!inPixels) return { width: width || height || '100', height: height || width || '100' }
        const typed = { width: sideOf(width), height: sideOf(height), keepAspectRatio: keepAspectRatio === 'true' }
        return textOf(completed(typed, original))
      })
    }
  }

  /** Nobody has chosen a size. */
  const isOwn = raw.width === known?.width && raw.height === known.height
  const need = useContext(NeedContext)?.preset
  // A square that the page sets, such as 1600 for a photo under 200 KB, only keeps pictures from being larger.
  const isMost = !isPercent && raw.width === raw.height && raw.width === need?.width && raw.height === need.height
  const longest = isOwn ? MAX_SIDE : isMost ? values.width : null
  const [typed, setTyped] = useState<Partial<Size>>({})
  const [typedLast, setTypedLast] = useState<keyof Size>('width')
  const { width, height } = { ...values, ...typed }
  const isApart = width !== values.width || height !== values.height
  const isOffered = values.keepAspectRatio && !isPercent && typed.width && typed.height && isApart
  const typedBox = isOffered ? { width: typed.width, height: typed.height } : undefined

  const linked = (name: 'width' | 'height', other: 'width' | 'height', follow: typeof heightFor): FieldBinding => ({
    ...bind(name),
    set: (text) => {
      const side = sideOf(text)
      setTyped({ ...typed, [name]: side ?? undefined })
      setTypedLast(name)
      const otherText = isPercent ? String(side) : original && String(follow(side ?? 1, original))
      set({ [name]: text, ...(values.keepAspectRatio && side !== null && otherText && { [other]: otherText }) })
    },
  })

  return {
    /** Width and height are within the tool's bounds. */
    valid: values.width !== null && values.height !== null && fields.isValid('width', 'height'),
    /**
     * The longest side of each picture, which none is enlarged to, where nobody has chosen a size; else null. A page's own
     * limit counts as not chosen.
     */
    longest: values.fit === 'contain' ? longest : null,
    sizeUnit,
    width: linked('width', 'height', heightFor),
    height: linked('height', 'width', widthFor),
    keepAspectRatio: {
      ...bind('keepAspectRatio'),
      set: (text: string) => {
        const keep = text === 'true'
        const follows = keep && original && values.width
        set({
          keepAspectRatio: text,
          fit: keep ? 'contain' : 'exact',
          ...(follows && { height: String(isPercent ? values.width : heightFor(values.width ?? 1, original)) }),
        })
      },
    },
    /** Both sides as they were typed, if the kept ratio does not allow them together. */
    typedBox,
    /** Sets both sides as typed, cropping what does not fit. */
    cropToTypedBox: () => {
      if (typedBox)
        set({
          ...textOf(typedBox),
          ...(leavesDocument(typedBox) && noDocument),
          keepAspectRatio: 'false',
          fit: 'cover',
        })
      setTyped({})
    },
    applyPreset: (id: PresetId) => {
      setTyped({})
      const preset = presets.find((candidate) => candidate.id === id)
      if (!preset || !original) return
      if ('percent' in preset && isPercent)
        return set({ width: String(preset.percent), height: String(preset.percent) })
      const size = presetSize(preset, original)
      const box = { ...textOf(size), ...(leavesDocument(size) && noDocument) }
      set('percent' in preset ? box : { ...box, sizeUnit: 'px', keepAspectRatio: 'false', fit: 'cover' })
    },
    /**
     * After a crop, an untouched size becomes that of the crop, and what the page or a link set stays a box; of typed sides,
     * the one that was typed last stays.
     */
    follow: (size: Size) => {
      const own = textOf(sizeWithin(size, MAX_SIDE))
      setKnown(own)
      set(({ width = '', height = '', keepAspectRatio = 'true', sizeUnit = 'px' }) => {
        if (sizeUnit === 'percent') return {}
        if (known && width === known.width && height === known.height) return own
        const isTyped = typed.width || typed.height
        const side = isTyped && keepAspectRatio === 'true' ? sideOf(typedLast === 'width' ? width : height) : null
        if (side === null) return {}
        if (typedLast === 'height') return { width: String(widthFor(side, size)) }
        return { height: String(heightFor(side, size)) }
      })
    },
    /** Sides that a link or recipe leaves out, because no one chose them. */
    ownSize: (): Partial<SizeText> => (isOwn ? { width: '', height: '' } : {}),
    /** The next picture sets the size again. */
    forget: () => {
      setTyped({})
      return setBack(known, undefined, setKnown)
    },
  }
}
