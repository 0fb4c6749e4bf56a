let original: { title: string; icons: Map<HTMLLinkElement, string> } | undefined

/** Prepends a text to the title of the tab and replaces its icon by that of a data URL, until `restoreTab` is called. */
export function showInTab({ title, icon }: { title: string; icon?: string }): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
  original ??= { title: document.title, icons: new Map(links.map((link) => [link, link.href])) }
  document.title = `${title} · ${original.title}`
  if (!icon) return
  for (const link of original.icons.keys()) if (link.href !== icon) link.href = icon
}

/** Restores the original title and icon of the tab. */
export function restoreTab(): void {
  if (!original) return
  document.title = original.title
  for (const [link, href] of original.icons) link.href = href
  original = undefined
}

const SIZE = 64

/** Draws a tab icon with a short text and a ring filled by `share` (0 to 1). Returns a data URL. */
export function countdownIcon(text: string, share: number, color: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const center = SIZE / 2
  context.fillStyle = color
  context.beginPath()
  context.arc(center, center, center, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = '#fff'
  context.lineWidth = 6
  context.beginPath()
  context.arc(center, center, center - 4, -Math.PI / 2, -Math.PI / 2 + share * 2 * Math.PI)
  context.stroke()
  context.fillStyle = '#fff'
  context.font = `bold ${SIZE * 0.5}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, center, center + 3)
  return canvas.toDataURL('image/png')
}
