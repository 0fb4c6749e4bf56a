/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/text-extractor.json'
import type { PdfSource } from './SearchablePdf'
import ReadingView from './ReadingView'

jest.mock('./PageView', () => ({ PageView: () => null }))

const BOX = { x0: 0, y0: 0, x1: 1, y1: 1 }
const nothing = () => {}

/** What is said to be left out of pages. */
function leftOut(pages: readonly object[]): (string | null)[] {
  const source = { name: 'a.png', pages, text: '', words: [], seconds: 1, isPdf: false } as unknown as PdfSource
  const handlers = { onEdit: nothing, onMend: nothing, onLay: async () => {}, onMovePage: nothing, onMoveFile: nothing }
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ 'text-extractor': messages.ui }}>
      <ReadingView source={source} all={[source]} {...handlers} />
    </NextIntlClientProvider>,
  )
  return [...container.querySelectorAll('[data-name="leftOut"]')].map((each) => each.textContent)
}

test('says how many lines of all pages were found and not read, and that pictures among own text were not', () => {
  const page = { number: 1, blocks: [], unread: [BOX, BOX] }
  expect(leftOut([page, { ...page, number: 2, unread: [BOX] }])).toEqual([expect.stringMatching(/^3 lines/)])
  expect(leftOut([{ ...page, unread: [], isOwnText: true, hasPictures: true }])).toEqual([
    expect.stringContaining('pictures on these pages'),
  ])
  expect(leftOut([{ ...page, unread: [] }])).toEqual([])
})
