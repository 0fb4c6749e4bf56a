/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import errors from '@/messages/en/errors.json'
import shell from '@/messages/en/shell.json'
import words from '@/messages/en/weight-calculator.json'
import WeightCalculator from './WeightCalculator'

/** Not in jsdom; what is in sight is of no interest here. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer })

/** The page of a shared link. */
function open(fragment: string) {
  location.hash = fragment
  const messages = { shell: shell.ui, errors, 'weight-calculator': words.ui } as never
  return render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <WeightCalculator />
    </NextIntlClientProvider>,
  ).container
}

const has = (page: HTMLElement, name: string) => page.querySelector(`output[name="${name}"]`) !== null

test('a weight below its bound has no status, and the figures of the height stay', () => {
  const page = open('height=170&weight=0.5')
  expect([has(page, 'average'), has(page, 'status')]).toEqual([true, false])
})

test('a weight within its bounds has a status', () => {
  const page = open('height=170&weight=70')
  expect([has(page, 'average'), has(page, 'status')]).toEqual([true, true])
})

test('a target below its bound has no dates and no note', () => {
  const title = words.ui.target.title
  expect(open('height=170&weight=70&targetWeight=0.5').textContent).not.toContain(title)
  expect(open('height=170&weight=70&targetWeight=65').textContent).toContain(title)
})
