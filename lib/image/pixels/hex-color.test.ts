import { hexColor, parseHexColor } from './hex-color'

describe('parseHexColor', () => {
  it.each([
    ['#4F46E5', [79, 70, 229]],
    ['4f46e5', [79, 70, 229]],
    [' #abc ', [170, 187, 204]],
    ['＃ＦＦ００００', [255, 0, 0]],
  ])('reads %s', (text, rgb) => {
    expect(parseHexColor(text)).toEqual(rgb)
  })

  it.each(['', '#', '#12', '#1234', '#12345', 'red', '#gggggg', '#1234567'])('refuses %p', (text) => {
    expect(parseHexColor(text)).toBeNull()
  })
})

describe('hexColor', () => {
  it('writes six upper-case digits', () => {
    expect(hexColor([0, 128, 255])).toBe('#0080FF')
    expect(hexColor([0, 0, 9])).toBe('#000009')
  })
})
