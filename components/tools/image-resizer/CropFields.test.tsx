/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import photos from '@/messages/en/photos.json'
import { CropFields } from './CropFields'

/** The frames that a text makes in the field for the width of a frame 40 pixels wide. */
function framesOf(text: string) {
  const onChange = jest.fn()
  render(
    <NextIntlClientProvider locale="en" messages={{ photos }}>
      <CropFields
        frame={{ x: 10, y: 20, width: 40, height: 30 }}
        size={{ width: 400, height: 300 }}
        ratio={null}
        level={0}
        onChange={onChange}
        onLevel={() => {}}
      />
    </NextIntlClientProvider>,
  )
  const field = screen.getByRole('textbox', { name: photos.crop.cropWidth, hidden: true })
  fireEvent.change(field, { target: { value: text } })
  expect((field as HTMLInputElement).value).toBe(text)
  return onChange.mock.calls.flat()
}

test('a typed width is that of the frame', () => {
  expect(framesOf('60')).toEqual([{ x: 10, y: 20, width: 60, height: 30 }])
})

test.each(['', '-', '4k', 'abc', '0'])('%p moves no frame', (text) => {
  expect(framesOf(text)).toEqual([])
})
