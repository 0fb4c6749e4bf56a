/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { withWords } from '@/scripts/jest/with-words'
import type { BatchItem } from './batch-state'
import { BatchStateBar } from './BatchStateBar'

jest.mock('@/components/ui/layout/ActionBar', () => ({ ActionBar: jest.fn(() => null) }))

const ACTION = { name: '', label: '', run: () => {} }

/** The progress of files with these states. */
function progressOf(...states: readonly Partial<BatchItem<object, object>>[]) {
  const items = states.map((state, id) => ({ id, file: new File([], 'a.jpg'), status: 'working', ...state }))
  render(withWords(<BatchStateBar batch={{ items, cancel: () => {} } as never} single={ACTION} all={ACTION} />))
  const { work } = jest.mocked(ActionBar).mock.lastCall![0] as { work?: { progress: number | null } }
  return work?.progress
}

test('progress is the share of finished files, and does not go back as a file goes on from its inspection', () => {
  expect(progressOf({ status: 'inspecting' }, { status: 'inspecting' })).toBeNull()
  expect(progressOf({ status: 'ready' }, { status: 'inspecting' })).toBeNull()
  expect(progressOf({}, { status: 'inspecting' })).toBeNull()
  expect(progressOf({ progress: 0.5 }, {})).toBe(0.25)
  expect(progressOf({ status: 'done' }, { status: 'failed' }, { status: 'cancelled' }, { status: 'inspecting' })).toBe(
    0.75,
  )
})
