import type { TaskContext } from '@/components/hooks/useTask'
import { rasterizeSvg } from '@/lib/browser/rasterize-svg'
import type { NamedBlob } from '@/lib/browser/download'
import type { Rgb } from '@/lib/core/blend'
import { hexColor } from '@/lib/core/hex-color'
import { fitted } from '@/lib/tools/favicon-generator/compose'
import {
  APPLE_NAME,
  HTML_NAME,
  iconName,
  ICO_NAME,
  MANIFEST_NAME,
  MASKABLE_NAME,
  SVG_NAME,
} from '@/lib/tools/favicon-generator/sizes'
import { htmlSnippet, webManifest } from '@/lib/tools/favicon-generator/snippet'
import { roundedSvg } from '@/lib/tools/favicon-generator/svg'
import { inspectIcon, makeFavicons, type FaviconSource } from '@/lib/workers/make-favicons'
import { drawnSvg } from './text-icon'

/** Above every icon's side, so that the drawing is never enlarged. */
const SVG_SIDE = 1024

export interface Order {
  readonly content: { readonly kind: 'picture'; readonly file: File } | Extract<FaviconSource, { kind: 'text' }>
  readonly background: Rgb
  readonly radius: number
  readonly sizes: readonly number[]
  /** Empty where nobody typed one. */
  readonly siteName: string
}

export interface Icon extends NamedBlob {
  readonly size: number
}

export interface MadeFavicons {
  readonly order: Order
  readonly icons: readonly Icon[]
  /** Everything for the ZIP, the icons first. */
  readonly files: readonly NamedBlob[]
  readonly html: string
  readonly tab: Blob
  readonly apple: Blob
  readonly maskable: Blob
}

interface Prepared {
  readonly source: FaviconSource
  /** The icon as an SVG file, where there is one. */
  readonly svg: string | null
}

async function prepared({ content, background, radius }: Order, signal: AbortSignal): Promise<Prepared> {
  if (content.kind === 'text') {
    const colors = { color: hexColor(content.color), background: hexColor(background) }
    return { source: content, svg: drawnSvg({ ...content, ...colors, radius }) }
  }
  const { file } = content
  const header = await inspectIcon(file, { signal })
  if (header.kind !== 'svg') return { source: { kind: 'picture', picture: file }, svg: null }
  const text = await file.text()
  const picture = await rasterizeSvg(file, fitted(header, SVG_SIDE))
  return { source: { kind: 'picture', picture }, svg: radius > 0 ? roundedSvg(text, radius) : text }
}

/** All icons and files of an order; a site without a name gets `unnamed`. ToolErrors of reading and decoding a picture. */
export async function generate(
  { signal, report }: TaskContext<number>,
  order: Order,
  unnamed: string,
): Promise<MadeFavicons> {
  const { background, radius, sizes } = order
  const { source, svg } = await prepared(order, signal)
  const made = await makeFavicons({ source, background, radius, sizes }, { signal, report })
  const png = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/png' })
  const icons = sizes.map((size, index) => ({
    size,
    name: iconName(size),
    blob: png(made.icons[index] ?? new ArrayBuffer(0)),
  }))
  const [apple, maskable] = [png(made.apple), png(made.maskable)]
  const summary = { sizes, hasSvg: svg !== null, themeColor: hexColor(background), siteName: order.siteName || unnamed }
  const html = htmlSnippet(summary)
  const files: NamedBlob[] = [
    ...icons.map(({ name, blob }) => ({ name, blob })),
    { name: ICO_NAME, blob: new Blob([made.ico], { type: 'image/x-icon' }) },
    { name: APPLE_NAME, blob: apple },
    { name: MASKABLE_NAME, blob: maskable },
    ...(svg === null ? [] : [{ name: SVG_NAME, blob: new Blob([svg], { type: 'image/svg+xml' }) }]),
    { name: MANIFEST_NAME, blob: new Blob([webManifest(summary)], { type: 'application/manifest+json' }) },
    { name: HTML_NAME, blob: new Blob([`${html}\n`], { type: 'text/html' }) },
  ]
  return { order, icons, files, html, tab: png(made.tab), apple, maskable }
}
