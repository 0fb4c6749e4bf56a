/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import errors from '@/messages/en/errors.json'
import shell from '@/messages/en/shell.json'
import words from '@/messages/en/compound-interest.json'
import CompoundInterest from './CompoundInterest'

// Not in jsdom; what scrolls sideways is of no interest here.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The page of a shared link. */
function open(fragment: string) {
  location.hash = fragment
  const messages = { shell: shell.ui, errors, 'compound-interest': words.ui }
  return render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CompoundInterest />
    </NextIntlClientProvider>,
  ).container
}

const valueOf = (page: HTMLElement, name: string) =>
  Number(page.querySelector<HTMLElement>(`output[name="${name}"]`)?.dataset.value)

test('a goal of less than the starting amount is said to be reached', () => {
  open('solveFor=years&goal=5000')
  expect(screen.getAllByText(words.ui.errors.field.reached)).not.toHaveLength(0)
})

test('money doubles at the rate that is found for a goal, not at that of the hidden field', () => {
  const page = open('solveFor=annualRate&goal=40000&annualRate=7')
  // Twice within five years.
  expect(valueOf(page, 'doublingTime')).toBeCloseTo(5, 6)
  expect(valueOf(page, 'ruleOf72')).toBeCloseTo(72 / valueOf(page, 'needed') / 100, 6)
})

// 10,010 are reached after ln(1.001) ÷ (12 · ln(1 + 0.07/12)) = 0.0143 years, or at 0.001 % in ten.
test.each([
  ['years', '10010', '0.014 years'],
  ['years', '20000', '9.9 years'],
  ['annualRate', '10001', '0.001%'],
  ['annualRate', '20000', '6.95%'],
])('what little is needed is not said to be nothing: %s for %s are %s', (solveFor, goal, text) => {
  const page = open(`solveFor=${solveFor}&goal=${goal}`)
  expect(page.querySelector('output[name="needed"]')?.textContent).toBe(text)
})

// ln(1.2332) ÷ (12 · ln(1 + 0.07/12)) = 3.003188
test('no two rows of the table are the same year', () => {
  const page = open('solveFor=years&goal=12332')
  const rows = [...page.querySelectorAll('table[data-name="yearlyBreakdown"] tbody tr')]
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(['1', '2', '3', '3.003188'])
})
