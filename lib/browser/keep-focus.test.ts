/** @jest-environment jsdom */
import { keepFocus } from './keep-focus'

/** Shows a page, puts the focus on a control and changes the page; gives the name and value of who has the focus then. */
async function afterwards(html: string, from: string, change: () => void): Promise<string> {
  document.body.innerHTML = `<main>${html}</main>`
  const stop = keepFocus()
  document.querySelector<HTMLElement>(from)?.focus()
  change()
  await Promise.resolve()
  stop()
  const { activeElement } = document
  return `${activeElement?.getAttribute('name')} ${activeElement?.getAttribute('value') ?? ''}`.trim()
}

function remove(selector: string): void {
  document.querySelector(selector)?.remove()
}

beforeAll(() => {
  // jsdom lays nothing out; everything counts as seen.
  Element.prototype.checkVisibility = () => true
})

const FILES = `<input name="file"><ul>
  <li><button name="remove" value="1"></button></li>
  <li><button name="download"></button><button name="remove" value="2"></button></li>
  <li><button name="remove" value="3"></button></li>
</ul><p><button name="reset"></button></p>`

describe('the focus of a control that goes away', () => {
  it('goes to the next of the same name', async () => {
    expect(await afterwards(FILES, '[value="1"]', () => remove('li'))).toBe('remove 2')
  })

  it('goes back to the last of the same name from the end of the list', async () => {
    expect(await afterwards(FILES, '[value="3"]', () => remove('li:last-child'))).toBe('remove 2')
  })

  it('leaves a part without any control', async () => {
    expect(await afterwards(FILES, '[value="1"]', () => remove('ul'))).toBe('reset')
  })

  it('goes to what took the place', async () => {
    const swap = () => {
      const cancel = document.createElement('button')
      cancel.name = 'cancel'
      document.querySelector('[name="convert"]')?.replaceWith(cancel)
    }
    const page = '<div><button name="sample"></button><button name="convert"></button></div>'
    expect(await afterwards(page, '[name="convert"]', swap)).toBe('cancel')
  })

  it('goes to the main action rather than to a neighbor', async () => {
    const page =
      '<section><button name="generate" class="button-primary"></button><button name="reset"></button><p><button name="cancel"></button></p></section>'
    expect(await afterwards(page, '[name="cancel"]', () => remove('p'))).toBe('generate')
  })

  it('goes to no control that is disabled, inert or out of the order', async () => {
    const page =
      '<div><button name="gone"></button><button name="a" disabled></button><p inert><button name="b"></button></p><input name="c" tabindex="-1"><button name="d"></button></div>'
    expect(await afterwards(page, '[name="gone"]', () => remove('[name="gone"]'))).toBe('d')
  })

  it('stays where the tool itself put it', async () => {
    const change = () => {
      remove('li')
      document.querySelector<HTMLElement>('[name="reset"]')?.focus()
    }
    expect(await afterwards(FILES, '[value="1"]', change)).toBe('reset')
  })

  it('is left alone after a press of a pointer', async () => {
    const change = () => {
      document.dispatchEvent(new Event('pointerdown'))
      remove('li')
    }
    expect(await afterwards(FILES, '[value="1"]', change)).toBe('null')
  })
})
