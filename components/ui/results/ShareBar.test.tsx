/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { ShareBar } from './ShareBar'

// 240,000 at 6 % that are repaid at the end of ten years cost 144,000 of interest.
it.each([
  [0.375, ['63%', '37%']],
  [0.005, ['100%', '0%']],
  [0.125, ['88%', '12%']],
  [1 / 3, ['67%', '33%']],
  [0, ['100%', '0%']],
])('says shares of a whole that add up to 100 percent: interest of %d', (interest, expected) => {
  const segments = [
    { label: 'Principal', share: 1 - interest, tone: 'accent' },
    { label: 'Interest', share: interest, tone: 'second' },
  ] as const
  render(withWords(<ShareBar segments={segments} />))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.split(' ').at(-1))).toEqual(expected)
})
