import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { notify } from '@/components/ui/feedback/notify'
import type { Rgb } from '@/lib/image/pixels/blend'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { Palette } from '@/lib/tools/color-picker/palette'
import type { Point } from '@/lib/image/pixels/geometry'

export type PickedColors = ReturnType<typeof usePickedColors>

/** The picked colors without duplicates, in the order in which they were picked. */
export function usePickedColors() {
  const t = useTranslations('color-picker')
  const [colors, setColors] = useState<Palette['picked']>([])
  return {
    colors,
    /** Adds a color or notifies why it cannot be added; null means that the pixel is transparent. */
    add: (rgb: Rgb | null, position?: Point) => {
      if (!rgb) return notify('error', t('errors.transparent'))
      const hex = hexColor(rgb)
      const isPicked = (list: typeof colors) => list.some((color) => hexColor(color.rgb) === hex)
      if (isPicked(colors)) return notify('info', t('alreadyPicked'))
      // Another picture may have come while the visitor chose a color on the screen.
      setColors((now) => (isPicked(now) ? now : [...now, { rgb, ...position }]))
      notify('success', t('picked', { hex }))
    },
    remove: (hex: string) => setColors((now) => now.filter(({ rgb }) => hexColor(rgb) !== hex)),
    clear: () => {
      setColors([])
      return colors.length === 0 ? undefined : () => setColors(colors)
    },
  }
}
