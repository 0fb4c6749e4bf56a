/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onNotice, type Notice } from '@/components/ui/notify'
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

/** A visit to a tool; each test has a tool of its own, because a page reads what is kept once. */
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

test('settings come back on the next visit, what was put in does not', async () => {
  visit('first')
  await type('quality', '45')
  await type('format', 'png')
  await type('width', '700')
  visit('first')
  expect([value('quality'), value('format'), value('width')]).toEqual(['45', 'png', '300'])
  expect(localStorage.getItem('toolbox:v1:settings:first')).toBe('quality=45&format=png')
})

test('what a field would refuse is not kept', async () => {
  visit('refused')
  await type('quality', '500')
  await type('color', '#123456')
  await type('color', 'my secret')
  expect(localStorage.getItem('toolbox:v1:settings:refused')).toBe('quality=50&color=%23123456')
})

test.each(['quality=5000&format=tiff', 'color=my+secret', '&&&', 'width=9'])(
  '%s from the device does no harm',
  (kept) => {
    localStorage.setItem(`toolbox:v1:settings:harm-${kept}`, kept)
    visit(`harm-${kept}`)
    expect(['quality', 'format', 'color', 'width'].map(value)).toEqual(['80', 'jpeg', '#FFFFFF', '300'])
  },
)

test('a link shows what it shows to everyone, and is not remembered itself', () => {
  localStorage.setItem('toolbox:v1:settings:linked', 'quality=45')
  window.history.replaceState(null, '', '/#format=png')
  visit('linked')
  expect([value('quality'), value('format')]).toEqual(['80', 'png'])
  expect(localStorage.getItem('toolbox:v1:settings:linked')).toBe('quality=45')
})

test('Reset brings back the defaults and erases what was remembered; taken back, both return', async () => {
  localStorage.setItem('toolbox:v1:settings:reset', 'quality=45')
  const told: Notice[] = []
  const stop = onNotice((notice) => told.push(notice))
  visit('reset')
  await type('width', '700')
  await userEvent.click(screen.getByText('reset'))
  expect([value('quality'), value('width')]).toEqual(['80', '300'])
  expect(localStorage.getItem('toolbox:v1:settings:reset')).toBeNull()
  const [offer] = told
  act(() => offer && 'undo' in offer && offer.undo())
  expect([value('quality'), value('width')]).toEqual(['45', '700'])
  expect(localStorage.getItem('toolbox:v1:settings:reset')).toBe('quality=45')
  stop()
})

test('Reset with nothing to throw away offers nothing to take back', async () => {
  const told: Notice[] = []
  const stop = onNotice((notice) => told.push(notice))
  visit('pristine')
  await userEvent.click(screen.getByText('reset'))
  expect(told).toEqual([])
  stop()
})

test('a tool that keeps nothing remembers nothing', async () => {
  visit(undefined)
  await type('quality', '45')
  expect(localStorage.length).toBe(0)
})
