import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import type { Rgb } from '@/lib/image/pixels/blend'
import { parseHexColor } from '@/lib/image/pixels/hex-color'

declare global {
  interface Window {
    /** https://wicg.github.io/eyedropper-api/ Not supported by every browser. */
    readonly EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
  }
}

/** Picks a color anywhere on the screen with the EyeDropper API; renders nothing without support. */
export function EyeDropperButton({ onPick }: { onPick: (rgb: Rgb | null) => void }) {
  const t = useTranslations('color-picker')
  const isSupported = useInBrowser(() => 'EyeDropper' in window, false)
  if (!isSupported) return null

  const open = async () => {
    if (!window.EyeDropper) return
    try {
      const { sRGBHex } = await new window.EyeDropper().open()
      onPick(parseHexColor(sRGBHex))
    } catch {
      // The visitor canceled with Escape.
    }
  }

  return <Button name="eyeDropper" label={t('eyeDropper')} isSmall className="min-h-11" run={open} />
}
