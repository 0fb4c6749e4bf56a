/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DraftContext, NeedContext, useDraftState } from './useDraft'
import { useFields } from './useFields'
import { number } from '@/lib/core/fields'

const FIELDS = { amount: number({ default: 5 }), rate: number({ default: 1 }) }

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function Tool() {
  const fields = useFields(FIELDS)
  const [note, setNote] = useDraftState('note', '', isText)
  const amount = fields.bind('amount')
  return (
    <>
      <input aria-label="amount" value={amount.raw} onChange={({ target }) => amount.set(target.value)} />
      <output aria-label="rate">{fields.raw.rate}</output>
      <input aria-label="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button onClick={fields.reset}>reset</button>
    </>
  )
}

function show(tool: string | undefined) {
  return render(
    <DraftContext value={tool}>
      <Tool />
    </DraftContext>,
  )
}

/** Leaves the page and renders it again as after a reload. */
function reload(tool: string | undefined, fragment = location.hash) {
  window.dispatchEvent(new Event('pagehide'))
  document.body.replaceChildren()
  window.history.replaceState(null, '', `/${fragment}`)
  return show(tool)
}

const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value

async function type(name: string, text: string) {
  await userEvent.clear(screen.getByLabelText(name))
  await userEvent.type(screen.getByLabelText(name), text)
}

beforeEach(() => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'reload' }], configurable: true })
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('fields and state are restored after a reload', async () => {
  show('loan')
  await type('amount', '77')
  await type('note', 'hello')
  reload('loan')
  expect([value('amount'), value('note')]).toEqual(['77', 'hello'])
})

test('nothing is restored for a tool without drafts or for another tool', async () => {
  show(undefined)
  await type('amount', '77')
  reload(undefined)
  expect(value('amount')).toBe('5')
  expect(sessionStorage.length).toBe(0)
  await type('amount', '77')
  reload('other')
  expect(value('amount')).toBe('5')
})

test('Reset takes precedence over inputs and over the link', async () => {
  window.history.replaceState(null, '', '/#amount=9')
  show('loan')
  expect(value('amount')).toBe('9')
  await userEvent.click(screen.getByText('reset'))
  reload('loan')
  expect(value('amount')).toBe('5')
})

test('inputs take precedence over an earlier link, and a new link takes precedence over inputs', async () => {
  window.history.replaceState(null, '', '/#amount=9&rate=3')
  show('loan')
  await type('amount', '77')
  reload('loan')
  expect([value('amount'), screen.getByLabelText('rate').textContent]).toEqual(['77', '3'])
  reload('loan', '#amount=8')
  expect([value('amount'), screen.getByLabelText('rate').textContent]).toEqual(['8', '1'])
})

test.each(['nonsense', 'null', '{"fragment":"","changes":{"amount":7,"gone":"1"}}', '{"fragment":""}'])(
  'an invalid draft (%s) is ignored',
  (text) => {
    sessionStorage.setItem('toolbox:v1:draft:loan:amount,rate', text)
    sessionStorage.setItem('toolbox:v1:draft:loan:note', text)
    show('loan')
    expect([value('amount'), value('note')]).toEqual(['5', ''])
  },
)

test('what was typed on the page of a need is restored on its tool in a language that lacks the need', async () => {
  const { unmount } = render(
    <NeedContext value={{ slug: 'b', preset: {}, lead: [], words: {} }}>
      <DraftContext value="loan">
        <Tool />
      </DraftContext>
    </NeedContext>,
  )
  await type('amount', '77')
  window.dispatchEvent(new Event('pagehide'))
  unmount()
  document.documentElement.dataset.onward = 'b'
  show('loan')
  expect(value('amount')).toBe('77')
  delete document.documentElement.dataset.onward
})
