/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { withWords } from '@/scripts/jest/with-words'
import { NumberField } from './NumberField'

function Amount({ start = '' }: { start?: string }) {
  const [raw, set] = useState(start)
  return <NumberField label="Amount" field={{ name: 'amount', raw, problem: undefined, set }} />
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Amount')
}

describe('a number field', () => {
  it('groups digits while typing and keeps the caret after the typed digit', async () => {
    const user = userEvent.setup()
    render(withWords(<Amount start="1234567" />))
    expect(field().value).toBe('1,234,567')
    await user.click(field())
    field().setSelectionRange(5, 5)
    await user.keyboard('9')
    expect(field().value).toBe('12,349,567')
    expect(field().selectionStart).toBe(6)
  })

  it('accepts full-width digits and pasted currency signs', async () => {
    const user = userEvent.setup()
    render(withWords(<Amount />))
    await user.click(field())
    await user.paste('￦１，２３４')
    expect(field().value).toBe('1,234')
  })

  it('does not change text that is not a number or is being composed', () => {
    render(withWords(<Amount />))
    fireEvent.change(field(), { target: { value: '삼천' } })
    expect(field().value).toBe('삼천')
    fireEvent.compositionStart(field())
    fireEvent.input(field(), { target: { value: '３' }, isComposing: true })
    expect(field().value).toBe('３')
    fireEvent.compositionEnd(field())
    expect(field().value).toBe('3')
  })
})
