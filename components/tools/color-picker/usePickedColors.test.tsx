/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { usePickedColors } from './usePickedColors'

const RED = [255, 0, 0] as const
const BLUE = [0, 0, 255] as const

test('a color picked from the screen joins what is there by then, as the picture may have changed meanwhile', () => {
  const { result } = renderHook(usePickedColors, {
    wrapper: ({ children }) => withWords(<>{children}</>, 'color-picker'),
  })
  act(() => result.current.add(RED))
  const { add, remove } = result.current
  act(() => void result.current.clear())
  act(() => add(BLUE))
  expect(result.current.colors.map(({ rgb }) => rgb)).toEqual([BLUE])
  act(() => remove('#FF0000'))
  act(() => add(BLUE))
  expect(result.current.colors.map(({ rgb }) => rgb)).toEqual([BLUE])
})
