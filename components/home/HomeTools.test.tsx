/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/home.json'
import { CATEGORIES } from '@/lib/tools/description'
import type { HomeTool } from './home-tool'
import { HomeTools } from './HomeTools'

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
