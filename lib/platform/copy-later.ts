import { copyText } from './clipboard'

/**
 * Copies text that is still being produced. The clipboard receives a promise during the click, because WebKit refuses later
 * writes. Throws ToolError `copyFailed` if the browser refuses.
 */
export async function copyLater(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((content) => new Blob([content], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch {
    await copyText(text)
  }
}
