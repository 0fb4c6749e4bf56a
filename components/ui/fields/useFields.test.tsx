/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { choice, number } from '@/lib/core/fields'
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
