/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import ScientificCalculator from './ScientificCalculator'

Object.assign(window, { matchMedia: () => new EventTarget() })

// A second on a busy machine, which is not what the tests wait for.
beforeAll(() => import('@/lib/tools/scientific-calculator/evaluate'))

/** The calculator right after an expression was typed, when its evaluator is still being loaded. */
function typed(expression: string) {
  const page = render(withWords(<ScientificCalculator />, 'scientific-calculator')).container
  const input = page.querySelector<HTMLInputElement>('input[name="expression"]')!
  fireEvent.change(input, { target: { value: expression } })
  const press = (name: string) => fireEvent.click(page.querySelector(`button[name="${name}"]`)!)
  return { input, press }
}

test.each([
  [['memoryStore'], '2'],
  [['memoryAdd', 'memoryAdd'], '4'],
  [['memorySubtract'], '-2'],
])('%j before the evaluator is there leave %s in the memory', async (names, expected) => {
  const { press } = typed('1+1')
  for (const name of names) press(name)
  expect(await screen.findByText(expected, { selector: 'output[name="memory"]' })).toBeDefined()
})

test('what is typed while = waits for the evaluator is not selected', async () => {
  const { input } = typed('1+1')
  fireEvent.keyDown(input, { key: 'Enter' })
  fireEvent.change(input, { target: { value: '1+10' } })
  await screen.findByText('11', { selector: 'output[name="result"]' })
  await act(async () => {})
  expect([input.selectionStart, input.selectionEnd]).toEqual([4, 4])
})
