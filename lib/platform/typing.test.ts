/** @jest-environment jsdom */
import { isComposing, isForOtherControl, isTyping } from './typing'

const key = (options: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { bubbles: true, ...options })

/** What a question about an event answers while the event happens on the element of `markup` with the class `at`. */
function ask<E extends Event>(question: (event: E) => boolean, event: E, markup: string): boolean {
  document.body.innerHTML = markup
  let answer: boolean | undefined
  document.body.addEventListener(event.type, (each) => (answer = question(each as E)), { once: true })
  ;(document.querySelector('.at') ?? document.body).dispatchEvent(event)
  return answer!
}

test('a key belongs to an input method while it composes and with the key that ends that', () => {
  expect([key(), key({ isComposing: true }), key({ keyCode: 229 }), key({ keyCode: 230 })].map(isComposing)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each<readonly [string, boolean, boolean]>([
  ['<input class="at">', true, true],
  ['<input class="at" type="number">', true, true],
  ['<textarea class="at"></textarea>', true, true],
  ['<select class="at"></select>', true, true],
  ['<div contenteditable><b class="at">x</b></div>', true, true],
  ['<input class="at" type="checkbox">', false, false],
  ['<input class="at" type="radio">', false, false],
  ...['range', 'button', 'submit', 'file'].map((type) => [`<input class="at" type="${type}">`, false, true] as const),
  ['<button class="at">x</button>', false, false],
  ['<dialog><p class="at">x</p></dialog>', false, true],
  ['<div popover><p class="at">x</p></div>', false, true],
  ['<p class="at">x</p>', false, false],
])('a key in %s is typed: %s, and for another control: %s', (markup, isTyped, isOther) => {
  expect(ask(isTyping, key(), markup)).toBe(isTyped)
  expect(ask(isForOtherControl, key(), markup)).toBe(isOther)
})

test('a key of an input method is typed wherever it is', () => {
  expect(ask(isTyping, key({ isComposing: true }), '<p class="at">x</p>')).toBe(true)
})
