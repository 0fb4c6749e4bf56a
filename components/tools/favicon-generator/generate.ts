import type { TaskContext } from '@/components/ui/feedback/useTask'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import type { NamedBlob } from '@/lib/platform/download'
import type { Rgb } from '@/lib/image/pixels/blend'
import { hexColor } from '@/lib/image/pixels/hex-color'
import { fitIntoSquare } from '@/lib/tools/favicon-generator/compose'
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
import { inspectIcon, makeFavicons, type FaviconSource } from '@/lib/tools/favicon-generator/worker/make-favicons'
import { renderTextSvg } from './text-icon'

/** Larger than every icon, so that the rasterized SVG is never enlarged. */
const SVG_SIDE = 1024

export interface IconRequest {
  readonly content: { readonly kind: 'picture'; readonly file: File } | Extract<FaviconSource, { kind: 'text' }>
  readonly background: Rgb
  readonly radius: number
  readonly sizes: readonly number[]
  /** Empty if the visitor entered none. */
  readonly siteName: string
}

export interface Icon extends NamedBlob {
  readonly size: number
}

export interface Favicons {
  readonly request: IconRequest
  readonly icons: readonly Icon[]
  /** All files of the ZIP archive, icons first. */
  readonly files: readonly NamedBlob[]
  readonly html: string
  readonly tab: Blob
  readonly apple: Blob
  readonly maskable: Blob
}

interface PreparedSource {
  readonly source: FaviconSource
  /** The icon as SVG; null if the source is a raster image. */
  readonly svg: string | null
}

async function prepareSource(
  { content, background, radius }: IconRequest,
  signal: AbortSignal,
): Promise<PreparedSource> {
  if (content.kind === 'text') {
    const colors = { color: hexColor(content.color), background: hexColor(background) }
    return { source: content, svg: renderTextSvg({ ...content, ...colors, radius }) }
  }
  const { file } = content
  const header = await inspectIcon(file, { signal })
  if (header.kind !== 'svg') return { source: { kind: 'picture', picture: file }, svg: null }
  const text = await file.text()
  const picture = await rasterizeSvg(file, fitIntoSquare(header, SVG_SIDE))
  return { source: { kind: 'picture', picture }, svg: radius > 0 ? roundedSvg(text, radius) : text }
}

/**
 * Generates all icons and files of a request. `unnamed` replaces an empty site name. Throws the ToolErrors of reading and
 * decoding a picture.
 */
export async function generate(
  { signal, report }: TaskContext<number>,
  request: IconRequest,
  unnamed: string,
): Promise<Favicons> {
  const { background, radius, sizes } = request
  const { source, svg } = await prepareSource(request, signal)
  const made = await makeFavicons({ source, background, radius, sizes }, { signal, report })
  const png = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/png' })
  const icons = sizes.map((size, index) => ({
    size,
    name: iconName(size),
    blob: png(made.icons[index] ?? new ArrayBuffer(0)),
  }))
  const [apple, maskable] = [png(made.apple), png(made.maskable)]
  const summary = {
    sizes,
    hasSvg: svg !== null,
    themeColor: hexColor(background),
    siteName: request.siteName || unnamed,
  }
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
  return { request, icons, files, html, tab: png(made.tab), apple, maskable }
}
