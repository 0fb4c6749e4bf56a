/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en/text-extractor.json'
import { PagePicture } from './PagePicture'

jest.mock('@/components/ui/pictures/useBlobSource', () => ({ useBlobSource: () => () => {} }))

test('a line that was found but not read is framed where it is, besides the words', () => {
  const word = { start: 0, end: 4, confidence: 90, box: { x0: 0.1, y0: 0.2, x1: 0.3, y1: 0.25 }, page: 0 }
  const page = { picture: new Blob(), width: 800, height: 600, unread: [{ x0: 0.5, y0: 0.4, x1: 0.75, y1: 0.45 }] }
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ 'text-extractor': words.ui } as never} timeZone="UTC">
      <PagePicture page={page as never} words={[word]} active={undefined} onPick={() => {}} />
    </NextIntlClientProvider>,
  )
  const frames = [...container.querySelectorAll('[data-name="unread"]')]
  const placeOf = (frame: Element) => ['x', 'y', 'width', 'height'].map((name) => Number(frame.getAttribute(name)))
  expect(frames.map(placeOf)).toEqual([[500, 400, 250, expect.closeTo(50)]])
  expect(container.querySelectorAll('[data-name="word"]')).toHaveLength(1)
})
