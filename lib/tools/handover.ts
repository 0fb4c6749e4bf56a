/** What one tool's result can be to another: a still picture, a moving one (a GIF), or plain text. */
type HandedKind = 'picture' | 'animation' | 'text'

export interface Taker {
  readonly slug: string
  readonly takes: readonly HandedKind[]
  /** Takes several files at once. */
  readonly several?: true
}

/**
 * The tools that take another's result as it is, in the order they are offered. Of a GIF they take its first picture, so
 * those that would be asked to keep it moving (resizer, compressor) are not offered one.
 */
export const TAKERS: readonly Taker[] = [
  { slug: 'image-resizer', takes: ['picture'], several: true },
  { slug: 'jpg-compressor', takes: ['picture'], several: true },
  { slug: 'png-to-jpg', takes: ['picture', 'animation'], several: true },
  { slug: 'favicon-generator', takes: ['picture', 'animation'] },
  { slug: 'color-picker', takes: ['picture', 'animation'] },
  { slug: 'exif-viewer', takes: ['picture'], several: true },
  { slug: 'text-extractor', takes: ['picture'], several: true },
  { slug: 'word-counter', takes: ['text'] },
]

/**
 * What each tool's results are. Not here: CSV, JSON and HTML, which only their own converters read, and a favicon
 * package, which is one ZIP for a web site.
 */
export const GIVERS: Readonly<Record<string, HandedKind>> = {
  'image-resizer': 'picture',
  'jpg-compressor': 'picture',
  'png-to-jpg': 'picture',
  'exif-viewer': 'picture',
  'mp4-to-gif': 'animation',
  'text-extractor': 'text',
  'lorem-ipsum': 'text',
}

/** The tools that take what a tool gives; none where it gives nothing. */
export function takersOf(slug: string): readonly Taker[] {
  const kind = GIVERS[slug]
  return kind ? TAKERS.filter((taker) => taker.slug !== slug && taker.takes.includes(kind)) : []
}
