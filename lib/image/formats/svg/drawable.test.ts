import { readdirSync, readFileSync } from 'node:fs'
import { isToolError } from '@/lib/core/errors'
import { assertDrawable } from './drawable'

function svgProblem(text: string): string | null {
  try {
    assertDrawable(text)
    return null
  } catch (error) {
    return isToolError(error) ? error.code : String(error)
  }
}

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`

/** Groups of ten `use` each, one drawing the other, `levels` deep. */
function nested(levels: number): string {
  const groups = Array.from({ length: levels }, (_, level) => {
    const uses = `<use href="#g${level}"/>`.repeat(10)
    return `<g id="g${level + 1}">${uses}</g>`
  })
  return svg(`<defs><path id="g0" d="M0 0h9v9z"/>${groups.join('')}</defs><use href="#g${levels}"/>`)
}

test.each([
  ['a part of a web page', '<foreignObject width="9" height="9"><p>text</p></foreignObject>', 'svgForeign'],
  ['a picture from elsewhere', '<image href="https://example.org/a.png"/>', 'svgForeign'],
  ['a picture beside it', "<image xlink:href='logo.png'/>", 'svgForeign'],
  ['a picture of a filter from elsewhere', '<filter><feImage href="b.png"/></filter>', 'svgForeign'],
  ['a picture of a part of it', '<image href="#a"/>', null],
  ['a picture of nothing', '<image href=" "/>', null],
  ['a picture in capitals within it', '<image href="DATA:image/png;base64,AAAA"/>', null],
  ['a picture within it', '<image href="data:image/png;base64,AAAA"/>', null],
  ['a link', '<a href="https://example.org"><rect width="9" height="9"/></a>', null],
  ['words about it', '<!-- <foreignObject> --><text>foreignObject</text>', null],
  ['a use of itself', '<g id="a"><use href="#a"/></g><use href="#a"/>', null],
  ['too many elements', '<path d="M0 0"/>'.repeat(100_001), 'svgTooComplex'],
])('%s', (_, content, problem) => {
  expect(svgProblem(svg(content))).toBe(problem)
})

/** A picture that counts for 99,091: itself, 90 elements and 990 copies of them, each for ten more. */
const ALMOST = `<g id="b">${'<path/>'.repeat(89)}</g>${'<use href="#b"/>'.repeat(990)}`

test.each([
  ['<path/>', 1],
  ['<g></g>', 1],
  ['<svg:g/>', 1],
  ['<use/>', 10],
  ['<use href="#c"/><g id="c"/>', 12],
  ['<g id="c"><use href="#c"/></g>', 22],
  ["<use xlink:href = ' #c'/><g id='c'/>", 12],
  ['<stop/>', 0],
  ['<linearGradient/>', 0],
  ['<radialGradient/>', 0],
  ['<g filter="url(#c)"/>', 101],
  ['<g filter="url(#c)"/><filter id="c"><feBlend/></filter>', 105],
  ['<g style="opacity:1;filter:none"/>', 101],
  ['<g style="filter:none"/>', 101],
  ['<g data-filter="none"/>', 1],
  ['<g id="c"><g id="d"/></g><g fill="url( \'#c\')"/>', 5],
  ['<g id="c"><path/></g><use href="#c"/><g/>', 15],
  ['<g id="c"/><path/><use href="#c"/>', 13],
  ['<!-- <g/> -->', 0],
  ['<![CDATA[<g/>]]>', 0],
  ['<g a="<b>"/>', 1],
])('%s counts for %i of 100,000', (element, weight) => {
  const problem = (paths: number) => svgProblem(svg(ALMOST + element + '<path/>'.repeat(paths)))
  expect([problem(909 - weight), problem(910 - weight)]).toEqual([null, 'svgTooComplex'])
})

test('letters of attributes are counted as often as they are drawn, up to twenty million', () => {
  // The path names itself, which draws it once more for the whole and not again for each use.
  const [path, use] = [` id="a" href="#a" d="${'1'.repeat(190_000)}"/`, ' href="#a"/']
  const root = svg('').slice('<svg'.length, -'></svg>'.length)
  const rest = 20_000_000 - 102 * path.length - 100 * use.length - root.length
  const problem = (letters: number) =>
    svgProblem(svg(`<path${path}>${`<use${use}>`.repeat(100)}<g a="${'1'.repeat(letters - ' a=""/'.length)}"/>`))
  expect([problem(rest), problem(rest + 1)]).toEqual([null, 'svgTooComplex'])
})

test('parts that draw parts are counted as often as they are drawn', () => {
  expect(svgProblem(nested(3))).toBeNull()
  expect(svgProblem(nested(7))).toBe('svgTooComplex')
})

test('so are patterns and masks that a style names, while gradients cost nothing', () => {
  const patterns = (style: (level: number) => string) =>
    Array.from(
      { length: 7 },
      (_, level) => `<pattern id="p${level + 1}">${`<path ${style(level)}/>`.repeat(10)}</pattern>`,
    )
  const drawn = (style: (level: number) => string) => svg(`${patterns(style).join('')}<path ${style(7)}/>`)
  expect(svgProblem(drawn((level) => `style="opacity:1;fill:url(#p${level})"`))).toBe('svgTooComplex')
  expect(svgProblem(drawn((level) => `mask="url('#p${level}')"`))).toBe('svgTooComplex')
  const gradient = `<linearGradient id="g">${'<stop/>'.repeat(50)}</linearGradient>`
  expect(svgProblem(svg(gradient + '<path style="fill:url(#g)"/>'.repeat(9000)))).toBeNull()
})

test('a copy counts for ten elements, a filter for a hundred', () => {
  const many = (element: string, count: number) =>
    svgProblem(svg(`<g id="a"/><filter id="f"/>${element.repeat(count)}`))
  expect([many('<use href="#a"/>', 5000), many('<use href="#a"/>', 10_000)]).toEqual([null, 'svgTooComplex'])
  expect([many('<g filter="url(#f)"/>', 900), many('<g filter="url(#f)"/>', 1000)]).toEqual([null, 'svgTooComplex'])
  expect(many('<g style="opacity:1;filter:url(#f)"/>', 1000)).toBe('svgTooComplex')
})

test('entities within entities grow as nested parts do; the plain ones of drawing programs do not', () => {
  expect(svgProblem(`<!DOCTYPE svg [<!ENTITY a "1"><!ENTITY b "&a;&a;">]>${svg('')}`)).toBe('svgTooComplex')
  expect(svgProblem(`<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/">]>${svg('')}`)).toBeNull()
})

test('the icons of this site are drawn', () => {
  const icons = readdirSync('public').filter((name) => name.endsWith('.svg'))
  expect(icons).toContain('icon.svg')
  for (const name of icons) expect(svgProblem(readFileSync(`public/${name}`, 'utf8'))).toBeNull()
})
