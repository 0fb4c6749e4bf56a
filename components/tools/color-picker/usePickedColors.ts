import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Clear } from '@/components/ui/clear-all'
import { notify } from '@/components/ui/notify'
import type { Rgb } from '@/lib/core/blend'
import { hexColor } from '@/lib/core/hex-color'
import type { Palette } from '@/lib/tools/color-picker/palette'
import type { Point } from '@/lib/tools/color-picker/sample'

export interface PickedColors {
  readonly colors: Palette['picked']
  /** Adds a colour, or says why not; null: the place is transparent. */
  readonly add: (rgb: Rgb | null, place?: Point) => void
  readonly remove: (hex: string) => void
  readonly clear: Clear
}

/** What was picked, each colour once, in the order of picking. */
export function usePickedColors(): PickedColors {
  const t = useTranslations('color-picker')
  const [colors, setColors] = useState<Palette['picked']>([])
  return {
    colors,
    add: (rgb, place) => {
      if (!rgb) return notify('error', t('errors.transparent'))
      const hex = hexColor(rgb)
      if (colors.some((color) => hexColor(color.rgb) === hex)) return notify('info', t('alreadyPicked'))
      setColors([...colors, { rgb, ...place }])
      notify('success', t('picked', { hex }))
    },
    remove: (hex) => setColors(colors.filter(({ rgb }) => hexColor(rgb) !== hex)),
    clear: () => {
      setColors([])
      return colors.length === 0 ? undefined : () => setColors(colors)
    },
  }
}
