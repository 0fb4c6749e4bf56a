/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { choice, number, remembered } from '@/lib/core/fields'
import { withWords } from '@/scripts/jest/with-words'
import { MoreSettings } from './MoreSettings'
import { DraftContext, NeedContext } from './useDraft'
import { useFields } from './useFields'

const FIELDS = {
  amount: number({ default: 5 }),
  tax: remembered(choice(['none', 'some'])),
  fee: number({ default: 0 }),
}
const NAMES = ['tax', 'fee']

function Tool() {
  const fields = useFields(FIELDS)
  return (
    <MoreSettings fields={fields} names={NAMES} late={<p>late</p>}>
      <input aria-label="tax" value={fields.raw.tax} onChange={({ target }) => fields.set({ tax: target.value })} />
      <input aria-label="fee" value={fields.raw.fee} onChange={({ target }) => fields.set({ fee: target.value })} />
      <button onClick={() => fields.set({ amount: '9' })}>amount</button>
      <button onClick={() => fields.reset()}>reset</button>
    </MoreSettings>
  )
}

function visit(tool: string | undefined, preset?: Record<string, string>) {
  document.body.replaceChildren()
  const need = preset && { slug: 'need', preset, lead: [], words: {} }
  render(
    withWords(
      <DraftContext value={tool}>
        <NeedContext value={need}>
          <Tool />
        </NeedContext>
      </DraftContext>,
    ),
  )
  return document.querySelector('details')!
}

const press = async () => {
  fireEvent.click(document.querySelector('summary')!)
  // The event that says so comes later.
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const scrolled = jest.fn()
Element.prototype.scrollIntoView = function () {
  scrolled(this.getAttribute('aria-label'))
}

beforeEach(() => {
  localStorage.clear()
  scrolled.mockClear()
  window.history.replaceState(null, '', '/')
})

it('is folded with its controls in the page, and its late part comes when it is opened', async () => {
  const details = visit('one')
  expect(details.open).toBe(false)
  expect(screen.getByLabelText('fee')).toBeTruthy()
  expect(screen.queryByText('late')).toBeNull()
  await press()
  expect(details.open).toBe(true)
  expect(screen.getByText('late')).toBeTruthy()
})

it('says how many of its own settings differ from the start', () => {
  const details = visit('two')
  const summary = details.querySelector('summary')!
  const untouched = summary.textContent
  type('fee', '3')
  fireEvent.click(screen.getByText('amount'))
  expect(summary.textContent).toMatch(/1/)
  type('tax', 'some')
  expect(summary.textContent).toMatch(/2/)
  fireEvent.click(screen.getByText('reset'))
  expect(summary.textContent).toBe(untouched)
})

it('what the early script opened before React is folded again like everything else', () => {
  localStorage.setItem('toolbox:v1:settings:more', 'early')
  document.documentElement.dataset.more = ''
  expect(visit('early').open).toBe(true)
  expect(document.documentElement.dataset.more).toBeUndefined()
})

it('stays open on the next visit of the tool only, until it is folded', async () => {
  visit('three')
  await press()
  expect(visit('other').open).toBe(false)
  expect(visit('three').open).toBe(true)
  await press()
  expect(visit('three').open).toBe(false)
})

it('keeps nothing on the device for a tool that stores nothing', async () => {
  visit(undefined)
  await press()
  expect(localStorage).toHaveLength(0)
})

it.each([
  ['a link that sets one', '#fee=7', true],
  ['a link that sets none', '#amount=7&fee=0', false],
])('is open or not after %s', (_, fragment, expected) => {
  window.history.replaceState(null, '', fragment)
  expect(visit('four').open).toBe(expected)
})

it('opens for a link that is followed while it is folded', () => {
  const details = visit('five')
  act(() => {
    window.history.replaceState(null, '', '#fee=7')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(details.open).toBe(true)
})

it('stays folded on the page of a need that sets one, and counts from what the need sets', () => {
  const details = visit('six', { fee: '2' })
  expect(details.open).toBe(false)
  const untouched = details.querySelector('summary')!.textContent
  type('fee', '0')
  expect(details.querySelector('summary')!.textContent).not.toBe(untouched)
})

it('brings its first control into sight when it is opened by hand, not when something else opens it', async () => {
  visit('one')
  await press()
  expect(scrolled.mock.calls).toEqual([['tax']])
  await press()
  expect(scrolled).toHaveBeenCalledTimes(1)
  window.history.replaceState(null, '', '/#fee=3')
  const details = visit('two')
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(details.open).toBe(true)
  expect(scrolled).toHaveBeenCalledTimes(1)
})
