/** @jest-environment jsdom */
import { roundedSvg, textSvg } from './svg'

describe('SVG icons', () => {
  const icon = {
    text: '<&',
    color: '#FFFFFF',
    background: '#4F46E5',
    placed: { fontSize: 32.00049, baseline: 43.5 },
    radius: 25,
  }

  it('contain the escaped text on the rounded background', () => {
    const svg = new DOMParser().parseFromString(textSvg(icon), 'image/svg+xml')
    expect(svg.querySelector('parsererror')).toBeNull()
    expect(svg.querySelector('text')?.textContent).toBe('<&')
    expect(svg.querySelector('text')?.getAttribute('font-size')).toBe('32')
    expect(svg.querySelector('text')?.getAttribute('y')).toBe('43.5')
    expect(svg.querySelector('rect')?.getAttribute('rx')).toBe('16')
  })

  it('contain the visitor’s file unchanged inside the shape', () => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg"><text y='9'>한 "&amp;" %</text></svg>`
    const svg = new DOMParser().parseFromString(roundedSvg(source, 50), 'image/svg+xml')
    const link = svg.querySelector('image')?.getAttribute('href') ?? ''
    expect(decodeURIComponent(link.replace('data:image/svg+xml,', ''))).toBe(source)
    expect(svg.querySelector('rect')?.getAttribute('rx')).toBe('50')
  })
})
