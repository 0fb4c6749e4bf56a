/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import CompareSlider from './CompareSlider'

test('each of several comparisons keeps its own zoom', () => {
  URL.createObjectURL = () => 'blob:'
  URL.revokeObjectURL = () => {}
  const side = { picture: { blob: new Blob(), width: 2, height: 1 }, alt: '', label: '', size: undefined }
  const sliders = ['a', 'b'].map((key) => <CompareSlider key={key} before={side} after={side} ratio={2} label="" />)
  const { container } = render(withWords(<>{sliders}</>))
  const chosen = () => [...container.querySelectorAll<HTMLInputElement>('input[name="zoom"]:checked')]
  const zoomTo = (value: string, place: number) =>
    fireEvent.click(container.querySelectorAll(`input[name="zoom"][value="${value}"]`)[place]!)
  zoomTo('2', 0)
  zoomTo('4', 1)
  expect(chosen().map(({ value }) => value)).toEqual(['2', '4'])
})
