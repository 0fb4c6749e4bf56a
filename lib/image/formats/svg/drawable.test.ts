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
  ['a picture within it', '<image href="data:image/png;base64,AAAA"/>', null],
  ['a link', '<a href="https://example.org"><rect width="9" height="9"/></a>', null],
  ['words about it', '<!-- <foreignObject> --><text>foreignObject</text>', null],
  ['a use of itself', '<g id="a"><use href="#a"/></g><use href="#a"/>', null],
  ['too many elements', '<path d="M0 0"/>'.repeat(100_001), 'svgTooComplex'],
])('%s', (_, content, problem) => {
  expect(svgProblem(svg(content))).toBe(problem)
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
  for (const name of icons) expect(svgProblem(readFileSync(`public/${name}`, 'utf8'))).toBeNull()
})
