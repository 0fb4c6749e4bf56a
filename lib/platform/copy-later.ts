import { copyText } from './clipboard'

/**
 * Copies text that has to be waited for. The clipboard gets the promise while the click is handled, because WebKit refuses
 * what comes later. Throws ToolError `copyFailed` where the browser refuses.
 */
export async function copyLater(text: string | Promise<string>): Promise<void> {
  const blob = Promise.resolve(text).then((content) => new Blob([content], { type: 'text/plain' }))
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch {
    await copyText(text)
  }
}
