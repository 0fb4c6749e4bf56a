import { ToolError } from '@/lib/core/errors'
import { inertDocument } from '@/lib/platform/inert-document'

/** Mail programs and word processors have no style sheet: without these, tables have no lines. */
const STYLES: Readonly<Record<string, string>> = {
  table: 'border-collapse: collapse',
  'td, th': 'border: 1px solid #999; padding: 4px 8px',
  'pre, code': 'font-family: monospace',
  blockquote: 'border-left: 3px solid #999; margin-left: 0; padding-left: 12px',
}

function styled(html: string): string {
  const { body } = inertDocument(html, 'text/html')
  for (const [selector, style] of Object.entries(STYLES))
    for (const element of body.querySelectorAll<HTMLElement>(selector)) element.style.cssText = style
  return body.innerHTML
}

/**
 * Copies HTML as rich text, with the Markdown as its plain text. The clipboard gets promises while the click is handled,
 * because WebKit refuses what comes later. Throws ToolError `copyFailed` where the browser refuses.
 */
export async function copyRichText(html: string | Promise<string>, markdown: string): Promise<void> {
  const rich = Promise.resolve(html).then((text) => new Blob([styled(text)], { type: 'text/html' }))
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': rich, 'text/plain': new Blob([markdown], { type: 'text/plain' }) }),
    ])
  } catch {
    throw new ToolError('copyFailed')
  }
}
