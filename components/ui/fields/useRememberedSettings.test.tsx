/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { choice, number, remembered, rememberedCode, text } from '@/lib/core/fields'
import { DraftContext } from './useDraft'
import { useFields } from './useFields'

const FIELDS = {
  quality: remembered(number({ default: 80, min: 10, max: 100 })),
  format: remembered(choice(['jpeg', 'png'])),
  color: rememberedCode(text({ default: '#FFFFFF' }), /^#[0-9A-F]{6}$/),
  width: number({ default: 300 }),
}

function Tool() {
  const { bind, reset } = useFields(FIELDS)
  const controls = (['quality', 'format', 'color', 'width'] as const).map((name) => {
    const { raw, set } = bind(name)
    return <input key={name} aria-label={name} value={raw} onChange={({ target }) => set(target.value)} />
  })
  return (
    <>
      {controls}
      <button onClick={reset}>reset</button>
    </>
  )
}

/** Renders a tool as on a new visit. Each test needs another tool name, because a page reads stored settings once. */
function visit(tool: string | undefined) {
  document.body.replaceChildren()
  return render(
    <DraftContext value={tool}>
      <Tool />
    </DraftContext>,
  )
}

const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value

async function type(name: string, content: string) {
  await userEvent.clear(screen.getByLabelText(name))
  await userEvent.type(screen.getByLabelText(name), content)
}

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('settings are restored on the next visit, inputs are not', async () => {
  visit('first')
  await type('quality', '45')
  await type('format', 'png')
  await type('width', '700')
  visit('first')
  expect([value('quality'), value('format'), value('width')]).toEqual(['45', 'png', '300'])
  expect(localStorage.getItem('toolbox:v1:settings:first')).toBe('quality=45&format=png')
})

test('settings that another tab stored since are kept, and come back with the undo of Reset', async () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  visit('two-tabs')
  localStorage.setItem('toolbox:v1:settings:two-tabs', 'format=png')
  await type('quality', '45')
  expect(localStorage.getItem('toolbox:v1:settings:two-tabs')).toBe('format=png&quality=45')
  expect(value('format')).toBe('jpeg')
  await userEvent.click(screen.getByText('reset'))
  expect(localStorage.getItem('toolbox:v1:settings:two-tabs')).toBeNull()
  const [offer] = notices
  act(() => offer && 'undo' in offer && offer.undo())
  expect(localStorage.getItem('toolbox:v1:settings:two-tabs')).toBe('format=png&quality=45')
  stop()
})

test('invalid values are not stored', async () => {
  visit('refused')
  await type('quality', '500')
  await type('color', '#123456')
  await type('color', 'my secret')
  expect(localStorage.getItem('toolbox:v1:settings:refused')).toBe('quality=50&color=%23123456')
})

test.each(['quality=5000&format=tiff', 'color=my+secret', '&&&', 'width=9'])(
  'the invalid stored settings %s are ignored',
  (stored) => {
    localStorage.setItem(`toolbox:v1:settings:invalid-${stored}`, stored)
    visit(`invalid-${stored}`)
    expect(['quality', 'format', 'color', 'width'].map(value)).toEqual(['80', 'jpeg', '#FFFFFF', '300'])
  },
)

test('settings are not applied to a link, and the values of a link are not stored', () => {
  localStorage.setItem('toolbox:v1:settings:linked', 'quality=45')
  window.history.replaceState(null, '', '/#format=png')
  visit('linked')
  expect([value('quality'), value('format')]).toEqual(['80', 'png'])
  expect(localStorage.getItem('toolbox:v1:settings:linked')).toBe('quality=45')
})

test('Reset restores the defaults and deletes the stored settings; undo restores both', async () => {
  localStorage.setItem('toolbox:v1:settings:reset', 'quality=45')
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  visit('reset')
  await type('width', '700')
  await userEvent.click(screen.getByText('reset'))
  expect([value('quality'), value('width')]).toEqual(['80', '300'])
  expect(localStorage.getItem('toolbox:v1:settings:reset')).toBeNull()
  const [offer] = notices
  act(() => offer && 'undo' in offer && offer.undo())
  expect([value('quality'), value('width')]).toEqual(['45', '700'])
  expect(localStorage.getItem('toolbox:v1:settings:reset')).toBe('quality=45')
  stop()
})

test('Reset without changes offers no undo', async () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  visit('pristine')
  await userEvent.click(screen.getByText('reset'))
  expect(notices).toEqual([])
  stop()
})

test('a tool without drafts stores no settings', async () => {
  visit(undefined)
  await type('quality', '45')
  expect(localStorage.length).toBe(0)
})

describe('a setting that tools share', () => {
  const MONEY = { currency: remembered(choice(['USD', 'KRW', 'JPY']), 'money'), view: remembered(choice(['a', 'b'])) }

  function Money() {
    const { bind, reset } = useFields(MONEY)
    return (
      <>
        {(['currency', 'view'] as const).map((name) => (
          <input
            key={name}
            aria-label={name}
            value={bind(name).raw}
            onChange={({ target }) => bind(name).set(target.value)}
          />
        ))}
        <button onClick={reset}>reset</button>
      </>
    )
  }

  function visitMoney(tool: string | undefined) {
    document.body.replaceChildren()
    return render(
      <DraftContext value={tool}>
        <Money />
      </DraftContext>,
    )
  }

  // One test, because a page reads stored settings once.
  test('is restored in the other tools, is stored once, and Reset in any of them deletes it', () => {
    visitMoney('loan')
    fireEvent.change(screen.getByLabelText('currency'), { target: { value: 'KRW' } })
    fireEvent.change(screen.getByLabelText('view'), { target: { value: 'b' } })
    expect({ ...localStorage }).toEqual({
      'toolbox:v1:settings:money': 'currency=KRW',
      'toolbox:v1:settings:loan': 'view=b',
    })
    visitMoney('savings')
    expect([value('currency'), value('view')]).toEqual(['KRW', 'a'])
    fireEvent.click(screen.getByText('reset'))
    expect(value('currency')).toBe('USD')
    expect({ ...localStorage }).toEqual({ 'toolbox:v1:settings:loan': 'view=b' })
    visitMoney(undefined)
    fireEvent.change(screen.getByLabelText('currency'), { target: { value: 'JPY' } })
    expect({ ...localStorage }).toEqual({ 'toolbox:v1:settings:loan': 'view=b' })
  })
})
