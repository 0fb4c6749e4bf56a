/** Available sizes of PNG icons in pixels. */
export const SIZES = [16, 32, 48, 64, 96, 128, 152, 180, 192, 256, 384, 512] as const
export const DEFAULT_SIZES: readonly number[] = [16, 32, 192, 512]

/** Sizes in `favicon.ico`, for tabs, high-density tabs and the taskbar of Windows. */
export const ICO_SIZES = [16, 32, 48] as const
/** The size that iOS requests since the iPhone 6 Plus. */
export const APPLE_SIZE = 180
export const MASKABLE_SIZE = 512
/**
 * Icons from this size on are listed in the manifest of the installed app (web.dev, "Add a web app manifest": 192 and
 * 512).
 */
export const APP_SIZE = 192

export const ICO_NAME = 'favicon.ico'
export const SVG_NAME = 'favicon.svg'
export const APPLE_NAME = 'apple-touch-icon.png'
export const MASKABLE_NAME = `icon-maskable-${MASKABLE_SIZE}x${MASKABLE_SIZE}.png`
export const MANIFEST_NAME = 'site.webmanifest'
export const HTML_NAME = 'favicon.html'

/** `favicon-32x32.png` */
export function iconName(size: number): string {
  return `favicon-${size}x${size}.png`
}
