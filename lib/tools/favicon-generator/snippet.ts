import {
  APPLE_NAME,
  APP_SIZE,
  iconName,
  ICO_NAME,
  ICO_SIZES,
  MANIFEST_NAME,
  MASKABLE_NAME,
  MASKABLE_SIZE,
  SVG_NAME,
} from './sizes'

export interface GeneratedIcons {
  /** Sizes of the PNG icons in pixels. */
  readonly sizes: readonly number[]
  readonly hasSvg: boolean
  /** Color of the browser's toolbar and the splash screen, `#RRGGBB`. */
  readonly themeColor: string
  /** Label of the icon of the installed site. */
  readonly siteName: string
}

/** HTML for the head of a page, with links to the generated files. */
export function htmlSnippet({ sizes, hasSvg, themeColor }: Omit<GeneratedIcons, 'siteName'>): string {
  const ico = ICO_SIZES.map((size) => `${size}x${size}`).join(' ')
  return [
    `<link rel="icon" href="/${ICO_NAME}" sizes="${ico}">`,
    ...(hasSvg ? [`<link rel="icon" href="/${SVG_NAME}" type="image/svg+xml">`] : []),
    ...sizes.map((size) => `<link rel="icon" type="image/png" sizes="${size}x${size}" href="/${iconName(size)}">`),
    `<link rel="apple-touch-icon" href="/${APPLE_NAME}">`,
    `<link rel="manifest" href="/${MANIFEST_NAME}">`,
    `<meta name="theme-color" content="${themeColor}">`,
  ].join('\n')
}

/** `site.webmanifest`: the PNG icons large enough for an installed app, and the maskable one. */
export function webManifest({ sizes, themeColor, siteName }: Omit<GeneratedIcons, 'hasSvg'>): string {
  const png = (name: string, size: number, purpose: string) => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const icons = [
    ...sizes.filter((size) => size >= APP_SIZE).map((size) => png(iconName(size), size, 'any')),
    png(MASKABLE_NAME, MASKABLE_SIZE, 'maskable'),
  ]
  const manifest = {
    name: siteName,
    short_name: siteName,
    icons,
    theme_color: themeColor,
    background_color: themeColor,
    display: 'standalone',
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
