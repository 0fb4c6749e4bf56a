/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/en/search.json'
import { ToolCombobox } from './ToolCombobox'

jest.mock('./useAnswer', () => ({
  useAnswer: () => ({
    answering: 'unit-converter',
    card: (
      <a href="#value=72" data-name="openAnswer">
        Open
      </a>
    ),
  }),
}))
const openAddress = jest.fn()
jest.mock('@/lib/platform/page', () => ({
  followLink: (link: HTMLAnchorElement) => openAddress(link.hash),
  openAddress: (address: string) => openAddress(new URL(address).pathname),
}))
Element.prototype.scrollIntoView = jest.fn()

const entry = (slug: string, name: string) => ({
  slug,
  name,
  category: 'calculator',
  icon: '⚖️',
  short: '',
  near: [],
  far: [],
})
const TOOLS = [entry('loan-calculator', 'Rule of 72'), entry('unit-converter', 'Unit converter')]

test('Enter opens the answer, and a tool once the arrow keys have chosen one', () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ search: messages.ui }}>
      <ToolCombobox locale="en" tools={TOOLS} name="search" query="72" onQuery={() => {}} initialSections={[]} />
    </NextIntlClientProvider>,
  )
  const options = screen.getAllByRole('option').map(({ dataset }) => dataset.option)
  expect(options).toEqual(['unit-converter', 'loan-calculator'])
  const box = screen.getByRole('combobox')
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(openAddress.mock.calls).toEqual([['#value=72'], ['/en/tools/loan-calculator']])
})
