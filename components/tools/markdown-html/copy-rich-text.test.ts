/** @jest-environment jsdom */
import { copyRichText } from './copy-rich-text'

const write = jest.fn()
beforeEach(() => {
  write.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true })
  class ClipboardItem {
    constructor(readonly content: object) {}
  }
  Object.assign(globalThis, {
    ClipboardItem,
    Blob: class {
      constructor(
        readonly parts: string[],
        readonly options: object,
      ) {}
    },
  })
})

test('rich text has the styles that mail programs lack, and the Markdown beside it', async () => {
  const html = '<table><tr><th>a</th><td>b</td></tr></table><pre><code>c</code></pre><blockquote>d</blockquote><p>e</p>'
  await copyRichText(Promise.resolve(html), '| a | b |')
  const { 'text/html': rich, 'text/plain': plain } = write.mock.lastCall[0][0].content
  expect(plain).toMatchObject({ parts: ['| a | b |'], options: { type: 'text/plain' } })
  const cell = 'style="border: 1px solid rgb(153, 153, 153); padding: 4px 8px;"'
  const mono = 'style="font-family: monospace;"'
  const { parts, options } = await rich
  expect(options).toEqual({ type: 'text/html' })
  expect(parts[0].replaceAll('#999', 'rgb(153, 153, 153)')).toBe(
    `<table style="border-collapse: collapse;"><tbody><tr><th ${cell}>a</th><td ${cell}>b</td></tr></tbody></table>` +
      `<pre ${mono}><code ${mono}>c</code></pre>` +
      '<blockquote style="border-left: 3px solid rgb(153, 153, 153); margin-left: 0px; padding-left: 12px;">d</blockquote><p>e</p>',
  )
})

test('a refusal is reported', async () => {
  write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await expect(copyRichText('<p>a</p>', 'a')).rejects.toMatchObject({ code: 'copyFailed' })
})
