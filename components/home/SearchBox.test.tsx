/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/home.json'
import { scrollToStart } from '@/lib/platform/page'
import { SearchBox } from './SearchBox'

jest.mock('@/lib/platform/page', () => ({ scrollToStart: jest.fn() }))

function Box() {
  const [query, onQuery] = useState('')
  const ignore = () => {}
  return <SearchBox ref={createRef()} {...{ query, onQuery }} onFocus={ignore} onArrowDown={ignore} onEnter={ignore} />
}

test.each([
  ['goes to the top of a phone, above its keyboard', 390, 1],
  ['stays where it is on a computer', 1280, 0],
])('the field %s with the first letter', (_, width, times) => {
  Object.assign(window, { innerWidth: width })
  render(
    <NextIntlClientProvider locale="en" messages={{ home: messages.ui }}>
      <Box />
    </NextIntlClientProvider>,
  )
  const box = screen.getByRole('searchbox')
  for (const value of ['3', '34']) fireEvent.change(box, { target: { value } })
  expect(scrollToStart).toHaveBeenCalledTimes(times)
  jest.mocked(scrollToStart).mockClear()
})
