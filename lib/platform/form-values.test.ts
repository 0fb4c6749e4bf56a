/** @jest-environment jsdom */
import { takeEarlyInput } from './form-values'

/** What is taken after a change of controls that the page came with. */
function taken(markup: string, change: (form: HTMLElement) => void, ...names: string[]) {
  document.body.innerHTML = markup
  change(document.body)
  const take = jest.fn()
  takeEarlyInput(names.length > 0 ? names : ['a'], take)
  return take.mock.calls.flat()
}
const find = <E extends Element>(form: HTMLElement, selector: string) => form.querySelector(selector) as unknown as E
const RADIOS = '<input type="radio" name="a" value="1" checked><input type="radio" name="a" value="2">'
const LIST = '<select name="a" multiple><option selected>1</option><option>2</option><option>3</option></select>'

test.each<[string, string, (form: HTMLElement) => void, object[]]>([
  ['text', '<input name="a" value="x">', (form) => (find<HTMLInputElement>(form, 'input').value = 'y'), [{ a: 'y' }]],
  ['text as it was', '<input name="a" value="x">', () => {}, []],
  [
    'several lines',
    '<textarea name="a">x</textarea>',
    (form) => (find<HTMLTextAreaElement>(form, 'textarea').value = ''),
    [{ a: '' }],
  ],
  ['lines as they were', '<textarea name="a">x</textarea>', () => {}, []],
  [
    'a box',
    '<input type="checkbox" name="a">',
    (form) => (find<HTMLInputElement>(form, 'input').checked = true),
    [{ a: 'true' }],
  ],
  [
    'a box that was checked',
    '<input type="checkbox" name="a" checked>',
    (form) => (find<HTMLInputElement>(form, 'input').checked = false),
    [{ a: 'false' }],
  ],
  ['a box as it was', '<input type="checkbox" name="a" checked>', () => {}, []],
  ['a choice', RADIOS, (form) => (find<HTMLInputElement>(form, '[value="2"]').checked = true), [{ a: '2' }]],
  ['a choice as it was', RADIOS, () => {}, []],
  ['a list', LIST, (form) => (find<HTMLOptionElement>(form, 'option:last-child').selected = true), [{ a: '1+3' }]],
  ['a list as it was', LIST, () => {}, []],
  ['a button', '<button name="a" value="x"></button>', () => {}, []],
])('%s', (_, markup, change, expected) => {
  expect(taken(markup, change)).toEqual(expected)
})

test('only named controls are looked at, all at once', () => {
  const markup = '<input name="a"><input name="b"><input name="c">'
  const fill = (form: HTMLElement) => form.querySelectorAll('input').forEach((each) => (each.value = each.name))
  expect(taken(markup, fill, 'a', 'c')).toEqual([{ a: 'a', c: 'c' }])
})
