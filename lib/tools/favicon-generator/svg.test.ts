/** @jest-environment jsdom */
import { pictureSvg, textSvg } from './svg'

describe('SVG icons', () => {
  const icon = {
    text: '<&',
    color: '#FFFFFF',
    background: '#4F46E5',
    placed: { fontSize: 32.00049, baseline: 43.5 },
    radius: 25,
    dark: { color: '#FFFFFF', background: '#4F46E5' },
  }

  it('contain the escaped text on the rounded background', () => {
    const svg = new DOMParser().parseFromString(textSvg(icon), 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.querySelector('text')?.textContent).toBe('<&')
    expect(svg.querySelector('text')?.getAttribute('font-size')).toBe('32')
    expect(svg.querySelector('text')?.getAttribute('y')).toBe('43.5')
    expect(svg.querySelector('rect')?.getAttribute('rx')).toBe('16')
  })

  it('are a line for each element', () => {
    expect(textSvg(icon)).toMatch(/^<svg [^\n]*>\n {2}<rect [^\n]*\/>\n {2}<text [^\n]*<\/text>\n<\/svg>\n$/)
  })

  it('contain the visitor’s file unchanged inside the shape', () => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg"><text y='9'>한 "&amp;" %</text></svg>`
    const svg = new DOMParser().parseFromString(pictureSvg(source, 50, 'same'), 'image/svg+xml')
    const link = svg.querySelector('image')?.getAttribute('href') ?? ''
    expect(decodeURIComponent(link.replace('data:image/svg+xml,', ''))).toBe(source)
    expect(svg.querySelector('rect')?.getAttribute('rx')).toBe('50')
  })

  const styleOf = (svg: string) =>
    new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('style')?.textContent

  it('have other colors in dark browsers, if they differ', () => {
    const dark = { color: '#111111', background: '#EEEEEE' }
    const rules = 'rect { fill: #EEEEEE } text { fill: #111111 }'
    expect(styleOf(textSvg({ ...icon, dark }))).toBe(`@media (prefers-color-scheme: dark) { ${rules} }`)
    expect(styleOf(textSvg({ ...icon, dark }, true))).toBe(rules)
    expect(styleOf(textSvg(icon))).toBeUndefined()
  })

  it('of a picture are the file itself unless something changes, and may be inverted or on white in dark browsers', () => {
    const source = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    expect(pictureSvg(source, 0, 'same')).toBe(source)
    expect(styleOf(pictureSvg(source, 0, 'inverted'))).toMatch(/^@media .*image \{ filter: invert/)
    expect(styleOf(pictureSvg(source, 20, 'plate', true))).toBe('.plate { fill: #fff }')
  })
})
