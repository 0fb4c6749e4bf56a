import type { TaskContext } from '@/components/ui/feedback/useTask'
import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import type { NamedBlob } from '@/lib/platform/download'
import type { Rgb } from '@/lib/image/pixels/blend'
import { readBytes } from '@/lib/core/read-bytes'
import { svgText } from '@/lib/image/codecs/svg-text'
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
import { SHAPE_NAMES, shapeOf, SHAPES, type Shape } from '@/lib/tools/favicon-generator/shapes'
import { pictureSvg, type DarkLook } from '@/lib/tools/favicon-generator/svg'
import { inspectIcon, makeFavicons, type FaviconSource } from '@/lib/tools/favicon-generator/worker/make-favicons'
import { renderTextSvg, type TextIconSettings } from './text-icon'

/** Larger than every icon, so that the rasterized SVG is never enlarged. */
const SVG_SIDE = 1024

export interface IconRequest {
  readonly content:
    | { readonly kind: 'picture'; readonly file: File; readonly dark: DarkLook }
    | (Extract<FaviconSource, { kind: 'text' }> & { readonly dark: TextIconSettings['dark'] })
  readonly background: Rgb
  readonly radius: number
  readonly applePadding: number
  readonly sizes: readonly number[]
  /** Also makes the other shapes. */
  readonly allShapes: boolean
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
  /** Shown in the tab of a dark browser. */
  readonly darkTab: Blob
  readonly apple: Blob
  readonly maskable: Blob
  /** The other shapes, if chosen. */
  readonly others: readonly { readonly shape: Shape; readonly tab: Blob }[]
}

interface PreparedSource {
  readonly source: FaviconSource
  /** The icon as SVG, and as it looks in a dark browser; null if the source is a raster image. */
  readonly svg: { readonly file: string; readonly dark: string } | null
}

async function prepareSource(
  { content, background, radius }: IconRequest,
  signal: AbortSignal,
): Promise<PreparedSource> {
  if (content.kind === 'text') {
    const colors = { color: hexColor(content.color), background: hexColor(background) }
    const icon = { ...content, ...colors, radius }
    return { source: content, svg: { file: renderTextSvg(icon), dark: renderTextSvg(icon, true) } }
  }
  const { file, dark } = content
  const header = await inspectIcon(file, { signal })
  if (header.kind !== 'svg') return { source: { kind: 'picture', picture: file }, svg: null }
  const text = await svgText(await readBytes(file))
  const picture = await rasterizeSvg(file, fitIntoSquare(header, SVG_SIDE))
  return {
    source: { kind: 'picture', picture },
    svg: { file: pictureSvg(text, radius, dark), dark: pictureSvg(text, radius, dark, true) },
  }
}

const svgBlob = (svg: string) => new Blob([svg], { type: 'image/svg+xml' })

/** Generates the icons and files of one shape. */
async function generateShape(
  { signal, report }: TaskContext<number>,
  request: IconRequest,
  unnamed: string,
): Promise<Omit<Favicons, 'others'>> {
  const { background, radius, applePadding, sizes } = request
  const { source, svg } = await prepareSource(request, signal)
  const made = await makeFavicons({ source, background, radius, applePadding, sizes }, { signal, report })
  const png = (bytes: ArrayBuffer) => new Blob([bytes], { type: 'image/png' })
  const icons = sizes.map((size, index) => ({
    size,
    name: iconName(size),
    blob: png(made.icons[index]!),
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
    ...(svg === null ? [] : [{ name: SVG_NAME, blob: svgBlob(svg.file) }]),
    { name: MANIFEST_NAME, blob: new Blob([webManifest(summary)], { type: 'application/manifest+json' }) },
    { name: HTML_NAME, blob: new Blob([`${html}\n`], { type: 'text/html' }) },
  ]
  const tab = png(made.tab)
  return { request, icons, files, html, tab, darkTab: svg ? svgBlob(svg.dark) : tab, apple, maskable }
}

/**
 * Generates all icons and files of a request, those of the other shapes in a folder for each. `unnamed` replaces an empty
 * site name. Throws the ToolErrors of reading and decoding a picture.
 */
export async function generate(
  { signal, report }: TaskContext<number>,
  request: IconRequest,
  unnamed: string,
): Promise<Favicons> {
  const chosen = shapeOf(request.radius)
  const shapes = request.allShapes ? SHAPE_NAMES.filter((shape) => shape !== chosen) : []
  const part = (done: number) => ({
    signal,
    report: (fraction: number) => report((done + fraction) / (shapes.length + 1)),
  })
  const main = await generateShape(part(0), request, unnamed)
  const files = [...main.files]
  const others: { shape: Shape; tab: Blob }[] = []
  for (const shape of shapes) {
    const made = await generateShape(part(others.length + 1), { ...request, radius: SHAPES[shape] }, unnamed)
    files.push(...made.files.map((file) => ({ ...file, folder: shape })))
    others.push({ shape, tab: made.icons.at(-1)?.blob ?? made.tab })
  }
  return { ...main, files, others }
}
