import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Clear } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import type { Rgb } from '@/lib/image/pixels/blend'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { Palette } from '@/lib/tools/color-picker/palette'
import type { Point } from '@/lib/tools/color-picker/sample'

export interface PickedColors {
  readonly colors: Palette['picked']
  /** Adds a color or notifies why it cannot be added; null means that the pixel is transparent. */
  readonly add: (rgb: Rgb | null, position?: Point) => void
  readonly remove: (hex: string) => void
  readonly clear: Clear
}

/** The picked colors without duplicates, in the order in which they were picked. */
export function usePickedColors(): PickedColors {
  const t = useTranslations('color-picker')
  const [colors, setColors] = useState<Palette['picked']>([])
  return {
    colors,
    add: (rgb, position) => {
      if (!rgb) return notify('error', t('errors.transparent'))
      const hex = hexColor(rgb)
      if (colors.some((color) => hexColor(color.rgb) === hex)) return notify('info', t('alreadyPicked'))
      setColors([...colors, { rgb, ...position }])
      notify('success', t('picked', { hex }))
    },
    remove: (hex) => setColors(colors.filter(({ rgb }) => hexColor(rgb) !== hex)),
    clear: () => {
      setColors([])
      return colors.length === 0 ? undefined : () => setColors(colors)
    },
  }
}
