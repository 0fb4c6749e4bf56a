import { useTranslations } from 'next-intl'
import { useInBrowser } from '@/components/hooks/useInBrowser'
import type { Rgb } from '@/lib/core/blend'
import { parseHexColor } from '@/lib/core/hex-color'

declare global {
  interface Window {
    /** https://wicg.github.io/eyedropper-api/, not in every browser. */
    readonly EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
  }
}

/** The browser's own dropper, which reaches the whole screen; absent where the browser has none. */
export function EyeDropperButton({ onPick }: { onPick: (rgb: Rgb | null) => void }) {
  const t = useTranslations('color-picker')
  const there = useInBrowser(() => 'EyeDropper' in window, false)
  if (!there) return null

  const open = async () => {
    if (!window.EyeDropper) return
    try {
      const { sRGBHex } = await new window.EyeDropper().open()
      onPick(parseHexColor(sRGBHex))
    } catch {
      // Escape pressed: nothing was picked.
    }
  }

  return (
    <button type="button" name="eyeDropper" className="button button-small min-h-11" onClick={() => void open()}>
      {t('eyeDropper')}
    </button>
  )
}
