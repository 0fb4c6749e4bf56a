import { trimmed, withoutTexts } from './trim-flight.mjs'

const SCRIPT = 'go("<\\/p>", "가나")'
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

function pageWith(chunks: readonly string[]): string {
  const data = chunks.map((chunk) => `<script>self.__next_f.push([1,${JSON.stringify(chunk)}])</script>`)
  return `<html><head><script>${SCRIPT}</script></head><body><p>글</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${data.join('')}</body></html>`
}

describe('React’s data in a page', () => {
  it('loses the texts that stand in the page’s own scripts, and no other row', () => {
    const other = 'a text of the page\n5:T3,abc'
    const flight = `0:{"a":1}\n${textRow('1', SCRIPT)}${textRow('2', other)}3:["$","p"]\n`
    expect(withoutTexts(flight, new Set([SCRIPT]))).toBe(`0:{"a":1}\n1:T1, ${textRow('2', other)}3:["$","p"]\n`)
  })

  it('is one piece afterwards, however it was cut, and says the rest as before', () => {
    const flight = `0:{"a":"가"}\n${textRow('1', SCRIPT)}3:["$","p",null,{"children":"</script>"}]\n`
    const html = trimmed(pageWith([flight.slice(0, 9), flight.slice(9, 30), flight.slice(30)]))
    const pushes = [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g)].map(([, data]) => data ?? '')
    expect(pushes).toHaveLength(1)
    expect(JSON.parse(pushes[0] ?? '')).toBe('0:{"a":"가"}\n1:T1, 3:["$","p",null,{"children":"</script>"}]\n')
    expect(html).toContain(`<head><script>${SCRIPT}</script>`)
    expect(html).toContain('push([0])')
  })

  it('leaves a page without such data as it is', () => {
    expect(trimmed('<html><body>404</body></html>')).toBe('<html><body>404</body></html>')
  })
})
