/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { withWords } from '@/scripts/jest/with-words'
import { PickArea } from './PickArea'

jest.mock('./Magnifier', () => ({ Magnifier: () => null }))

function pictureOf(width: number, height: number) {
  const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
  return { file: new File([], 'image.png'), pixels, preview: { width, height } } as unknown as ComponentProps<
    typeof PickArea
  >['picture']
}

test('Undo of another pasted picture leaves the keyboard inside the one that comes back', () => {
  HTMLCanvasElement.prototype.getContext = () => null
  const onPick = jest.fn()
  const element = (width: number, height: number) =>
    withWords(
      <PickArea picture={pictureOf(width, height)} side={1} isActive onActivate={() => {}} onPick={onPick} />,
      'color-picker',
    )
  const { rerender } = render(element(900, 700))
  fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowRight' })
  rerender(element(40, 30))
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' })
  expect(onPick).toHaveBeenLastCalledWith({ x: 39, y: 29 })
})
