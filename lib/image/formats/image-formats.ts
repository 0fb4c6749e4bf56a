interface ImageFormat {
  /** The same in every language. */
  readonly label: string
  readonly mimeType: string
  /** The usual one first. */
  readonly extensions: readonly [string, ...string[]]
  /** Has no quality to choose. */
  readonly lossless?: true
  /** Not every browser shows it in an `<img>`. */
  readonly needsDecoder?: true
}

/** The pictures that the site reads. MIME types are IANA's; that of icons is the one that every browser accepts. */
const FORMATS = {
  jpeg: { label: 'JPEG', mimeType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { label: 'PNG', mimeType: 'image/png', extensions: ['png'], lossless: true },
  webp: { label: 'WebP', mimeType: 'image/webp', extensions: ['webp'] },
  avif: { label: 'AVIF', mimeType: 'image/avif', extensions: ['avif'] },
  heic: { label: 'HEIC', mimeType: 'image/heic', extensions: ['heic', 'heif'], needsDecoder: true },
  tiff: { label: 'TIFF', mimeType: 'image/tiff', extensions: ['tif', 'tiff'], needsDecoder: true },
  psd: {
    label: 'PSD',
    mimeType: 'image/vnd.adobe.photoshop',
    extensions: ['psd', 'psb'],
    needsDecoder: true,
  },
  gif: { label: 'GIF', mimeType: 'image/gif', extensions: ['gif'] },
  bmp: { label: 'BMP', mimeType: 'image/bmp', extensions: ['bmp'] },
  ico: { label: 'ICO', mimeType: 'image/x-icon', extensions: ['ico'] },
  svg: { label: 'SVG', mimeType: 'image/svg+xml', extensions: ['svg'] },
} as const satisfies Readonly<Record<string, ImageFormat>>

export type ImageKind = keyof typeof FORMATS
export const IMAGE_FORMATS: Readonly<Record<ImageKind, ImageFormat>> = FORMATS

/** The formats that the site writes. */
export const OUTPUT_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const satisfies readonly ImageKind[]
export type OutputFormat = (typeof OUTPUT_FORMATS)[number]

/** Options of a control that chooses one of them. */
export const OUTPUT_OPTIONS = OUTPUT_FORMATS.map((value) => ({ value, label: IMAGE_FORMATS[value].label }))

/** True if every browser shows such a file in an `<img>`. */
export function isShownByBrowsers(header: {
  readonly kind: ImageKind | 'pdf'
  /** The picture is inside of another file. */
  readonly isUnwrapped?: true | undefined
}): boolean {
  return header.kind !== 'pdf' && !header.isUnwrapped && !IMAGE_FORMATS[header.kind].needsDecoder
}
