/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { copyText } from '@/lib/platform/clipboard'
import { mainStatistics } from '@/lib/tools/word-counter/statistics'
import errors from '@/messages/en/errors.json'
import words from '@/messages/en/word-counter.json'
import { DetailedFigures } from './DetailedFigures'

jest.mock('@/lib/platform/clipboard')

it('copies the figures that are shown, one a line', () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ errors, 'word-counter': words.ui } as never}>
      <DetailedFigures statistics={mainStatistics('One two three.\n\nFour five, six!')} />
    </NextIntlClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  const [text] = jest.mocked(copyText).mock.calls[0]!
  expect(String(text).split('\n')).toEqual([
    'Characters: 31',
    'Without spaces: 25',
    'Words: 6',
    'Sentences: 2',
    'Paragraphs: 2',
    'Lines: 3',
    'Reading time: 1 min',
    'Speaking time: 1 min',
    'Typing time: 1 min',
    'Words per sentence: 3',
    'Characters per word: 4',
    'Sentences per paragraph: 1',
  ])
})
