import { flightOf, rowsOf, withoutRepeats } from './flight.mjs'
import { trimmed } from './trim-flight.mjs'

const SCRIPT = 'go("<\\/p>", "가나")'
const textRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`

function pageWith(chunks: readonly string[]): string {
  const data = chunks.map((chunk) => `<script>self.__next_f.push([1,${JSON.stringify(chunk)}])</script>`)
  return `<html><head><script>${SCRIPT}</script></head><body><p>글</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${data.join('')}</body></html>`
}

describe('React’s data in a page', () => {
  it('is read row by row and written back as it was', () => {
    const texts = textRow('1', 'a text of the page\n5:T3,가 🏠') + textRow('2', '')
    const flight = `:HL["/a.css","style"]\n0:{"a":"$L3"}\n${texts}5:X\n3:I[7,["$2"],"Prerendered"]\n`
    expect(flightOf(rowsOf(flight))).toBe(flight)
    expect(rowsOf(flight).map(({ id }: { id: string }) => id)).toEqual(['', '0', '1', '2', '5', '3'])
  })

  it('is refused when it is cut short or not such data', () => {
    expect(() => rowsOf('0:{"a":1}')).toThrow('no end')
    expect(() => rowsOf('what is this\n')).toThrow("no row of React's data")
  })

  it('is one piece afterwards, however it was cut, and says the rest as before', () => {
    const flight = `0:{"a":"가","b":["$1","$L3"]}\n${textRow('1', SCRIPT)}3:["$","p",null,{"children":"</script>"}]\n`
    const html = trimmed(pageWith([flight.slice(0, 9), flight.slice(9, 45), flight.slice(45)]))
    const pushes = [...html.matchAll(/push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g)].map(([, data]) => data ?? '')
    expect(pushes).toHaveLength(1)
    expect(JSON.parse(pushes[0] ?? '')).toBe(
      '0:{"a":"가","b":["$1","$L3"]}\n1:T1, 3:["$","p",null,{"children":"</script>"}]\n',
    )
    expect(html).toContain(`<head><script>${SCRIPT}</script>`)
    expect(html).toContain('<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,')
  })

  it('leaves a page without such data as it is', () => {
    expect(trimmed('<html><body>404</body></html>')).toBe('<html><body>404</body></html>')
  })

  it('loses the texts that stand in the page’s own scripts, and no others', () => {
    const other = 'a text of the page\n5:T3,abc'
    const flight = `0:["$1","$2"]\n${textRow('1', SCRIPT)}${textRow('2', other)}`
    expect(trimmed(pageWith([flight]))).toContain(JSON.stringify(`0:["$1","$2"]\n1:T1, ${textRow('2', other)}`))
  })
})

describe('what a prerendered part holds', () => {
  const shortened = (...lines: string[]) => flightOf(withoutRepeats(rowsOf(lines.map((line) => `${line}\n`).join(''))))
  const PART = '5:I[7,["$6"],"Prerendered"]'
  const CHUNK = '6:"/part.js"'

  it('is left out, with every row that only it needs', () => {
    const kept = shortened(
      '0:["$","main",null,{"children":[["$","$L5",null,{"as":"nav","children":["$L8",["$","p",null,{}]]}],"$L9"]}]',
      PART,
      CHUNK,
      '7:I[8,["$6"],"Icon"]',
      '8:["$","$L7",null,{"icon":{"name":"menu"}}]',
      '9:["$","p",null,{"children":"said once"}]',
    )
    expect(kept.split('\n').map((row) => row.slice(0, 2))).toEqual(['0:', '5:', '6:', '9:', ''])
    expect(kept).toContain('["$","$L5",null,{"as":"nav","children":null}]')
  })

  it('is kept where a part that React needs refers to it', () => {
    const needed = shortened(
      '0:[["$","$L5",null,{"children":["$","ul",null,{"children":["$","li",null,{}]}]}],"$L9"]',
      '9:["$","ol",null,{"children":"$0:0:props:children:props:children"}]',
      PART,
      CHUNK,
    )
    expect(needed).toContain('9:["$","ol",null,{"children":["$","li",null,{}]}]')
  })

  it('stays as it is in every other component, and so do elements named in texts', () => {
    const lines = ['0:["$","$L5",null,{"children":["$","b",null,{}],"text":"$$5"}]', '5:I[7,["$6"],"Other"]', CHUNK]
    expect(shortened(...lines)).toBe(`${lines.join('\n')}\n`)
  })

  it('may not be a client component, which nobody would bring to life', () => {
    const rows = [
      '0:["$","$L5",null,{"part":"menu","children":"$L8"}]',
      '8:["$","$L7",null,{}]',
      '7:I[8,["$6"],"Button"]',
    ]
    expect(() => shortened(...rows, PART, CHUNK)).toThrow('Button would be dead in the Prerendered part menu')
  })

  it('a reference that leads nowhere ends the build', () => {
    expect(() => shortened('0:["$","p",null,{"children":"$0:props:gone"}]')).toThrow('$0:props:gone')
  })
})

describe('what else hydration does not read', () => {
  it('titles and descriptions, which stand in the head, and Next’s page of unknown addresses', () => {
    const rows = [
      '0:["$","$L3",null,{"notFound":[["$","title",null,{}]],"children":"$L4"}]',
      '3:I[7,[],"Router"]',
      '4:[["$","title","0",{"children":"A"}],["$","meta","1",{"name":"description"}],["$","$L5","2",{}]]',
      '5:I[8,[],"IconMark"]',
    ]
    expect(flightOf(withoutRepeats(rowsOf(rows.map((row) => `${row}\n`).join(''))))).toBe(
      '0:["$","$L3",null,{"notFound":[],"children":"$L4"}]\n3:I[7,[],"Router"]\n4:null\n',
    )
  })
})
