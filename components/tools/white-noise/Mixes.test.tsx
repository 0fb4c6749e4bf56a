/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { DraftContext } from '@/components/ui/fields/useDraft'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { defaultsOf } from '@/lib/core/fields'
import { whiteNoiseFields } from '@/lib/tools/white-noise/fields'
import { withWords } from '@/scripts/jest/with-words'
import { Mixes } from './Mixes'

const FIELDS = { raw: defaultsOf(whiteNoiseFields) } as FieldsState<typeof whiteNoiseFields>

test('the name of a mix that is not saved yet is there after a reload, and a saved one is not', () => {
  const open = () =>
    render(<DraftContext value="noise">{withWords(<Mixes fields={FIELDS} />, 'white-noise')}</DraftContext>)
  const name = () => screen.getByLabelText<HTMLInputElement>('Mix name')
  const reload = (page: ReturnType<typeof open>) => {
    act(() => void window.dispatchEvent(new Event('pagehide')))
    page.unmount()
    return open()
  }
  document.documentElement.dataset.onward = ''
  const page = open()
  fireEvent.change(name(), { target: { value: 'Rainy' } })
  const again = reload(page)
  expect(name().value).toBe('Rainy')
  fireEvent.click(screen.getByRole('button', { name: 'Save on this device' }))
  reload(again)
  expect(name().value).toBe('')
  delete document.documentElement.dataset.onward
})
