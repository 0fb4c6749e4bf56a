interface Shown {
  readonly title: string
  /** Data URL of a picture. */
  readonly icon?: string
}

let original: { title: string; icons: Map<HTMLLinkElement, string> } | undefined

function iconLinks(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
}

/** Puts a text before the tab's own title and a picture in place of its icon, until `restoreTab`. */
export function showInTab({ title, icon }: Shown): void {
  original ??= { title: document.title, icons: new Map(iconLinks().map((link) => [link, link.href])) }
  document.title = `${title} · ${original.title}`
  if (!icon) return
  for (const link of original.icons.keys()) if (link.href !== icon) link.href = icon
}

/** Gives the tab its own title and icon back. */
export function restoreTab(): void {
  if (!original) return
  document.title = original.title
  for (const [link, href] of original.icons) link.href = href
  original = undefined
}

const SIZE = 64

/** Picture of a countdown for a tab's icon: a ring filled by `share` (0 to 1) around a short text. A data URL. */
export function countdownIcon(text: string, share: number, color: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  const middle = SIZE / 2
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(middle, middle, middle, 0, 2 * Math.PI)
  pen.fill()
  pen.strokeStyle = '#fff'
  pen.lineWidth = 6
  pen.beginPath()
  pen.arc(middle, middle, middle - 4, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI)
  pen.stroke()
  pen.fillStyle = '#fff'
  pen.font = `bold ${SIZE * 0.5}px system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, middle, middle + 3)
  return canvas.toDataURL('image/png')
}
