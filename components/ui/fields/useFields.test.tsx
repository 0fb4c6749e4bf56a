/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { choice, date, number, remembered, type Fields } from '@/lib/core/fields'
import { DraftContext } from './useDraft'
import { useFields } from './useFields'

const FIELDS = { tab: choice(['first', 'second']), amount: number({ default: 5 }) }

function setUp(changes: { tab?: string; amount?: string }) {
  const { result } = renderHook(() => useFields(FIELDS))
  act(() => result.current.set(changes))
  return result
}

describe('clearing all fields except one', () => {
  it('changes nothing if only that field was changed', () => {
    const fields = setUp({ tab: 'second' })
    act(() => expect(fields.current.clear('tab')).toBeUndefined())
    expect(fields.current.raw).toEqual({ tab: 'second', amount: '5' })
  })

  it('can be undone', () => {
    const fields = setUp({ tab: 'second', amount: '7' })
    let undo: (() => void) | undefined
    act(() => (undo = fields.current.clear('tab')))
    expect(fields.current.raw).toEqual({ tab: 'second', amount: '5' })
    act(() => undo?.())
    expect(fields.current.raw).toEqual({ tab: 'second', amount: '7' })
  })
})

it.each<[string, Fields, number]>([
  ['once', { amount: number({ default: 5 }), currency: remembered(choice(['USD', 'KRW']), 'money') }, 1],
  ['again with the visitor’s date where a field starts with it', { day: date({ today: true }) }, 2],
])('taking over the server’s markup draws a tool %s', (_, fields, expected) => {
  let renders = 0
  function Tool() {
    renders++
    useFields(fields)
    return null
  }
  act(() => {
    hydrateRoot(
      document.createElement('div'),
      <DraftContext value="tool">
        <Tool />
      </DraftContext>,
    )
  })
  expect(renders).toBe(expected)
})

it('a link that is followed on its own page leaves nothing of what was typed there', () => {
  const fields = setUp({ tab: 'second', amount: '7' })
  act(() => {
    window.history.replaceState(null, '', '#amount=9')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(fields.current.raw).toEqual({ tab: 'first', amount: '9' })
  window.history.replaceState(null, '', ' ')
})

it('a choice in a draft that is no longer offered is not taken', () => {
  document.documentElement.dataset.onward = ''
  const draft = { fragment: '', changes: { tab: 'third', amount: '7' } }
  sessionStorage.setItem('toolbox:v1:draft:tool:tab,amount', JSON.stringify(draft))
  const wrapper = ({ children }: { children: ReactNode }) => <DraftContext value="tool">{children}</DraftContext>
  const { result } = renderHook(() => useFields(FIELDS), { wrapper })
  expect(result.current.raw).toEqual({ tab: 'first', amount: '7' })
  delete document.documentElement.dataset.onward
})
