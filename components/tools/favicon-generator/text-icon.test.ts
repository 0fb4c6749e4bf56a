import { placeText } from '@/lib/tools/favicon-generator/place-text'
import { renderTextSvg, type TextIconSettings } from './text-icon'

jest.mock('@/lib/tools/favicon-generator/place-text', () => ({ placeText: jest.fn(() => 'measured') }))
jest.mock('@/lib/tools/favicon-generator/svg', () => ({
  REFERENCE_SIDE: 64,
  textSvg: (icon: object, showsDark: boolean) => JSON.stringify([icon, showsDark]),
}))

const ICON = { text: 'A', color: '#FF0000', fontSize: 40 } as TextIconSettings
const { fontSize, ...REST } = ICON

function render(context: unknown, ...more: [boolean?]) {
  const getContext = (type: string) => (type === '2d' ? context : null)
  Object.assign(globalThis, { document: { createElement: (name: string) => name === 'canvas' && { getContext } } })
  return JSON.parse(renderTextSvg(ICON, ...more))
}

test('text stands where the PNG icons have it, measured on a canvas', () => {
  expect(render('context')).toEqual([{ ...REST, placed: 'measured' }, false])
  expect(placeText).toHaveBeenCalledWith('context', 'A', fontSize, 64)
  expect(render('context', true)[1]).toBe(true)
})

test('without a canvas it stands about in the middle: capitals are 0.7 of their size high', () => {
  expect(render(null)).toEqual([{ ...REST, placed: { fontSize: 40, baseline: 46 } }, false])
})
