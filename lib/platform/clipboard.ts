import { ToolError } from '@/lib/core/errors'

/** Copies text; throws ToolError `copyFailed` where the browser refuses. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const content = await text
  try {
    await navigator.clipboard.writeText(content)
  } catch {
    if (!copyBySelection(content)) throw new ToolError('copyFailed')
  }
}

/** Fallback for browsers and embedded views without the Clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}
