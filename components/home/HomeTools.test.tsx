/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/home.json'
import { CATEGORIES } from '@/lib/tools/description'
import type { HomeTool } from './home-tool'
import { HomeTools } from './HomeTools'

// The names on the page are enough.
jest.mock('@/components/search/load-index', () => ({ loadSearchIndex: () => new Promise(() => {}) }))
jest.mock('@/components/search/useAnswer', () => ({
  useAnswer: (_locale: string, query: string) =>
    query === 'tool 5'
      ? {
          answering: 'made-up-7',
          card: (
            <a href="#value=5" data-name="openAnswer">
              Open
            </a>
          ),
        }
      : { answering: undefined, card: null },
}))

const TOOLS: readonly HomeTool[] = Array.from({ length: 100 }, (_, index) => ({
  slug: `made-up-${index}`,
  category: CATEGORIES[index % 4] ?? '',
  icon: '⚖️',
  name: `Tool ${index}`,
  short: 'Made up',
}))

test('the home page shows every tool of a catalog of a hundred, and those of one category on demand', () => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ home: messages.ui }}>
      <HomeTools locale="en" tools={TOOLS} partnerUrl="https://partner.example" />
    </NextIntlClientProvider>,
  )
  expect(container.querySelectorAll('a[data-tool]')).toHaveLength(100)
  fireEvent.click(screen.getByRole('button', { name: 'Image 25' }))
  expect(container.querySelectorAll('a[data-tool]')).toHaveLength(25)
})

test('the tool that answers comes first, and Enter opens its answer', () => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ home: messages.ui }}>
      <HomeTools locale="en" tools={TOOLS} partnerUrl="https://partner.example" />
    </NextIntlClientProvider>,
  )
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'tool 5' } })
  const found = [...container.querySelectorAll<HTMLElement>('a[data-tool]')].map(({ dataset }) => dataset.tool)
  expect(found.slice(0, 2)).toEqual(['made-up-7', 'made-up-5'])
  const opened = jest.fn()
  container.querySelector('a[data-name="openAnswer"]')!.addEventListener('click', opened)
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(opened).toHaveBeenCalledTimes(1)
})
