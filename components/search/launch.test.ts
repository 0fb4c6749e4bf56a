/** @jest-environment jsdom */
import { bufferKeystrokes, onOpenWindow } from './launch'

let stop = () => {}
const opened: string[] = []

beforeEach(() => {
  opened.length = 0
  stop = onOpenWindow((name) => opened.push(name))
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

function press(target: Element, init: KeyboardEventInit): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event
}

function add(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[data-target]') ?? document.body
}

test.each([
  ['Ctrl K', { key: 'k', ctrlKey: true }, ['palette']],
  ['⌘ K', { key: 'k', metaKey: true }, ['palette']],
  ['Ctrl K with caps lock', { key: 'K', ctrlKey: true }, ['palette']],
  ['Ctrl K on a Korean keyboard', { key: 'ㅏ', code: 'KeyK', ctrlKey: true }, ['palette']],
  ['?', { key: '?', shiftKey: true }, ['shortcuts']],
  ['/', { key: '/' }, ['palette']],
  ['/ on a German keyboard', { key: '/', shiftKey: true }, ['palette']],
  ['Ctrl /', { key: '/', ctrlKey: true }, []],
  ['k alone', { key: 'k' }, []],
  ['Ctrl Shift K', { key: 'K', ctrlKey: true, shiftKey: true }, []],
  ['AltGr K', { key: 'k', ctrlKey: true, altKey: true }, []],
  ['Ctrl ?', { key: '?', ctrlKey: true }, []],
  ['Ctrl T on a layout with T at the position of K', { key: 't', code: 'KeyK', ctrlKey: true }, []],
])('pressing %s opens the expected window', (_, init, expected) => {
  const event = press(document.body, init)
  expect(opened).toEqual(expected)
  expect(event.defaultPrevented).toBe(expected.length > 0)
})

test.each([
  '<input data-target>',
  '<input type="search" data-target>',
  '<input type="number" data-target>',
  '<textarea data-target></textarea>',
  '<select data-target></select>',
  '<div contenteditable><b data-target>x</b></div>',
  '<dialog open></dialog><p data-target></p>',
])('shortcuts open nothing in %s', (html) => {
  const target = add(html)
  expect(press(target, { key: 'k', ctrlKey: true }).defaultPrevented).toBe(false)
  press(target, { key: '?' })
  expect(press(target, { key: '/' }).defaultPrevented).toBe(false)
  expect(opened).toEqual([])
})

test('shortcuts open nothing during the composition of an input method', () => {
  press(document.body, { key: '?', isComposing: true })
  press(document.body, { key: 'k', ctrlKey: true, keyCode: 229 })
  expect(opened).toEqual([])
})

test('shortcuts work while a checkbox has the focus', () => {
  press(add('<input type="checkbox" data-target>'), { key: 'k', ctrlKey: true })
  expect(opened).toEqual(['palette'])
})

test('a key that an element has handled opens nothing', () => {
  const preventDefault = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', preventDefault)
  press(document.body, { key: '?' })
  press(document.body, { key: '/' })
  document.body.removeEventListener('keydown', preventDefault)
  expect(opened).toEqual([])
})

test('a key that a later listener on the document handles opens nothing', () => {
  const preventDefault = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', preventDefault)
  press(document.body, { key: '/' })
  document.removeEventListener('keydown', preventDefault)
  expect(opened).toEqual([])
})

test('a click inside an element with data-launch opens its window', () => {
  const inside = add('<button data-launch="palette"><i data-target></i></button>')
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(opened).toEqual(['palette'])
})

test('the focus returns to the button, or to what has it where the button is in a dialog, which closes', () => {
  stop()
  const openers: [string, Element | null][] = []
  const stopListening = onOpenWindow((...given) => openers.push(given))
  const click = () => document.querySelector('[data-target]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const button = add('<button data-launch="palette" data-target></button>')
  click()
  add('<dialog open><button data-launch="shortcuts" data-target></button></dialog>')
  const dialog = document.querySelector('dialog')!
  const close = jest.fn()
  Object.assign(dialog, { close })
  click()
  expect(close).toHaveBeenCalledTimes(1)
  const field = add('<input type="checkbox" data-target>') as HTMLElement
  field.focus()
  press(field, { key: '/' })
  stopListening()
  press(field, { key: '/' })
  expect(openers).toEqual([
    ['palette', button],
    ['shortcuts', document.body],
    ['palette', field],
  ])
})

test('text typed before the field is loaded is buffered and hidden from other listeners', () => {
  const seen = jest.fn()
  document.body.addEventListener('keydown', seen)
  const stopBuffering = bufferKeystrokes()
  for (const key of ['b', 'm', 'x', 'Backspace', 'i', '?', 'Shift', 'Enter']) press(document.body, { key })
  press(document.body, { key: 'a', ctrlKey: true })
  expect(stopBuffering()).toBe('bmi?')
  expect(opened).toEqual([])
  expect(seen.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Shift', 'Enter', 'a'])
  press(document.body, { key: 'z' })
  expect(seen).toHaveBeenCalledTimes(4)
  document.body.removeEventListener('keydown', seen)
})
