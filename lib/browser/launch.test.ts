/** @jest-environment jsdom */
import { collectTyping, watchLaunches } from './launch'

let stop = () => {}
const opened: string[] = []

beforeEach(() => {
  opened.length = 0
  stop = watchLaunches((name) => opened.push(name))
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
  return document.body.querySelector('[data-here]') ?? document.body
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
  ['Ctrl T where T stands in place of K', { key: 't', code: 'KeyK', ctrlKey: true }, []],
])('%s', (_, init, expected) => {
  const event = press(document.body, init)
  expect(opened).toEqual(expected)
  expect(event.defaultPrevented).toBe(expected.length > 0)
})

test.each([
  '<input data-here>',
  '<input type="search" data-here>',
  '<input type="number" data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><b data-here>x</b></div>',
  '<dialog open></dialog><p data-here></p>',
])('nothing opens in %s', (html) => {
  const target = add(html)
  expect(press(target, { key: 'k', ctrlKey: true }).defaultPrevented).toBe(false)
  press(target, { key: '?' })
  expect(press(target, { key: '/' }).defaultPrevented).toBe(false)
  expect(opened).toEqual([])
})

test('nothing opens while an input method is at work', () => {
  press(document.body, { key: '?', isComposing: true })
  press(document.body, { key: 'k', ctrlKey: true, keyCode: 229 })
  expect(opened).toEqual([])
})

test('a checkbox is not typed in', () => {
  press(add('<input type="checkbox" data-here>'), { key: 'k', ctrlKey: true })
  expect(opened).toEqual(['palette'])
})

test('a key that a tool took is left to it', () => {
  const taken = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', taken)
  press(document.body, { key: '?' })
  press(document.body, { key: '/' })
  document.body.removeEventListener('keydown', taken)
  expect(opened).toEqual([])
})

test('a key that the page took is left to it, however late it began to listen', () => {
  const taken = (event: Event) => event.preventDefault()
  document.addEventListener('keydown', taken)
  press(document.body, { key: '/' })
  document.removeEventListener('keydown', taken)
  expect(opened).toEqual([])
})

test('a press on what launches opens it', () => {
  const inside = add('<button data-launch="palette"><i data-here></i></button>')
  inside.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(opened).toEqual(['palette'])
})

test('what is typed before a field is there is kept for it, and nobody else sees it', () => {
  const seen = jest.fn()
  document.body.addEventListener('keydown', seen)
  const stopTyping = collectTyping()
  for (const key of ['b', 'm', 'x', 'Backspace', 'i', '?', 'Shift', 'Enter']) press(document.body, { key })
  press(document.body, { key: 'a', ctrlKey: true })
  expect(stopTyping()).toBe('bmi?')
  expect(opened).toEqual([])
  expect(seen.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Shift', 'Enter', 'a'])
  press(document.body, { key: 'z' })
  expect(seen).toHaveBeenCalledTimes(4)
  document.body.removeEventListener('keydown', seen)
})
