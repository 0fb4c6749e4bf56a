/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { withWords } from '@/scripts/jest/with-words'
import { choice, convertNumber, number } from '@/lib/core/fields'
import { NumberField } from './NumberField'
import { useFields } from './useFields'
import { useUnitSwitch } from './useUnitSwitch'

const FIELDS = {
  unit: choice(['kg', 'lbs']),
  amount: number({
    default: 1234567,
    unitBy: { field: 'unit', ranges: { kg: { unit: 'kg', min: 1 }, lbs: { unit: 'lb', min: 1 } } },
  }),
}

function Amount() {
  const fields = useFields(FIELDS)
  return (
    <>
      <NumberField label="Amount" field={fields.bind('amount')} />
      <output>{String(fields.values.amount)}</output>
    </>
  )
}

/** A field whose number the page sets too. */
function Width({ raw }: { raw: string }) {
  const [last, setLast] = useState({ raw, text: raw })
  const text = last.raw === raw ? last.text : raw
  const field = { name: 'width', raw: text, problem: undefined, set: (typed: string) => setLast({ raw, text: typed }) }
  return <NumberField label="Width" field={field} />
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Amount')
}

describe('a number field', () => {
  it('shows its separators only without the focus', async () => {
    const user = userEvent.setup()
    render(withWords(<Amount />))
    expect(field().value).toBe('1,234,567')
    await user.click(field())
    expect(field().value).toBe('1234567')
    await user.tab()
    expect(field().value).toBe('1,234,567')
  })

  it('selects its text for the keyboard, without separators', async () => {
    const user = userEvent.setup()
    render(withWords(<Amount />))
    await user.tab()
    await user.keyboard('8')
    expect(field().value).toBe('8')
  })

  it('replaces a number that arrives while it has the focus by what is typed', async () => {
    const user = userEvent.setup()
    const { rerender } = render(withWords(<Width raw="" />))
    await user.click(screen.getByLabelText('Width'))
    rerender(withWords(<Width raw="240" />))
    await user.keyboard('120')
    expect((screen.getByLabelText('Width') as HTMLInputElement).value).toBe('120')
  })

  it.each([
    ['70,5', '70.5', '70.5'],
    ['１，２３４', '1234', '1,234'],
    ['3만 5천', '35000', '35,000'],
    ['5 1/2 kg', '5.5', '5.5'],
    ['삼천', '3000', '3,000'],
    ['열 개', 'null', '열 개'],
    ['1e80', '1e+80', '1e80'],
    ['12345678901234567890', '12345678901234567000', '12,345,678,901,234,567,890'],
  ])('with %s has the value %s and is not rewritten until it is left', async (typed, value, left) => {
    const user = userEvent.setup()
    render(withWords(<Amount />))
    await user.clear(field())
    await user.type(field(), typed)
    expect(field().value).toBe(typed)
    expect(screen.getByRole('status').textContent).toBe(value)
    await user.tab()
    expect(field().value).toBe(left)
    expect(screen.getByRole('status').textContent).toBe(value)
  })
})

describe('a switch of units', () => {
  function setUp() {
    return renderHook(() => {
      const fields = useFields(FIELDS)
      const convert = (next: string) => [
        { amount: convertNumber(FIELDS.amount, fields.raw.amount, fields.raw.unit, next) },
      ]
      return { fields, unit: useUnitSwitch(fields, 'unit', convert) }
    }).result
  }
  const shown = ({ current: { fields } }: ReturnType<typeof setUp>) => `${fields.raw.amount} ${fields.raw.unit}`

  it('converts what is in the field, and switching back restores it', () => {
    const held = setUp()
    act(() => held.current.fields.set({ amount: '70.123' }))
    act(() => held.current.unit.set('lbs'))
    expect(shown(held)).toBe('154.59 lbs')
    act(() => held.current.unit.set('kg'))
    expect(shown(held)).toBe('70.123 kg')
    act(() => held.current.unit.set('lbs'))
    expect(shown(held)).toBe('154.59 lbs')
  })

  it('converts a number that was changed in between', () => {
    const held = setUp()
    act(() => held.current.fields.set({ amount: '70' }))
    act(() => held.current.unit.set('lbs'))
    act(() => held.current.fields.set({ amount: '150' }))
    act(() => held.current.unit.set('kg'))
    expect(shown(held)).toBe('68.04 kg')
  })
})
