/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/home.json'
import { HomeTools, type HomeTool } from './HomeTools'

const CATEGORIES = ['image', 'text', 'calculator', 'utility'] as const
const ALL: readonly HomeTool[] = Array.from({ length: 1000 }, (_, index) => ({
  slug: `made-up-${index}`,
  category: CATEGORIES[index % 4] ?? '',
  icon: '⚖️',
  name: `Tool ${index}`,
  short: 'Made up',
}))
const COUNTS = { image: 250, text: 250, calculator: 250, utility: 250 }

function show(tools: readonly HomeTool[]) {
  return render(
    <NextIntlClientProvider locale="en" messages={{ home: messages.ui }}>
      <HomeTools locale="en" tools={tools} counts={COUNTS} partnerUrl="https://partner.example" />
    </NextIntlClientProvider>,
  )
}

const cards = (container: HTMLElement) => container.querySelectorAll('a[data-tool]')

beforeEach(() => {
  localStorage.clear()
  const tools = ALL.map((tool) => ({ ...tool, near: [], far: [] }))
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ words: {}, tools }) } as Response)
})

test('of a thousand tools the home page shows the first of each category, and the rest on demand', async () => {
  const { container } = show(ALL.slice(0, 48))
  expect(cards(container)).toHaveLength(48)
  expect(screen.getAllByRole('button', { name: 'Show all 250' })).toHaveLength(4)
  expect(screen.getByRole('button', { name: 'All 1000' })).toBeTruthy()

  const images = screen.getByRole('region', { name: 'Image' })
  expect(cards(images)).toHaveLength(12)
  fireEvent.click(within(images).getByRole('button', { name: 'Show all 250' }))
  await waitFor(() => expect(cards(container)).toHaveLength(60))
  fireEvent.click(screen.getByRole('button', { name: 'Show 190 more' }))
  expect(cards(container)).toHaveLength(120)
})

test('a search finds what the page was not built with', async () => {
  const { container } = show(ALL.slice(0, 48))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tool 999' } })
  await waitFor(() => expect(container.querySelector('a[data-tool]')?.getAttribute('data-tool')).toBe('made-up-999'))
  expect(cards(container).length).toBeLessThanOrEqual(60)
})
