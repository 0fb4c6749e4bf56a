import type { Hiding, Look } from '@/lib/image/faces/hidden-faces'

/** How faces are hidden in all pictures, and which of them are not. */
export interface HideFaces {
  readonly look: Look | 'none'
  readonly shownIn: (file: File) => readonly number[]
}

/** What is to be hidden in a file; undefined for nothing. ToolErrors as of `facesOf`. */
export async function hidingOf(file: File, { look, shownIn }: HideFaces): Promise<Hiding | undefined> {
  if (look === 'none') return undefined
  const { facesOf } = await import('./found-faces')
  const shown = shownIn(file)
  const found = await facesOf(file)
  const faces = found.faces.filter((_, index) => !shown.includes(index))
  return faces.length > 0 ? { look, faces } : undefined
}
