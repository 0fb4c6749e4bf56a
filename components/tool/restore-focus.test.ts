/** @jest-environment jsdom */
import { restoreLostFocus } from './restore-focus'

/** Renders a page, focuses a control and changes the page. Returns the name and value of the control with the focus then. */
async function focusAfter(html: string, selector: string, change: () => void): Promise<string> {
  document.body.innerHTML = `<main>${html}</main>`
  const stop = restoreLostFocus()
  document.querySelector<HTMLElement>(selector)?.focus()
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
  // jsdom has no layout, so every element counts as visible.
  Element.prototype.checkVisibility = () => true
})

const FILES = `<input name="file"><ul>
  <li><button name="remove" value="1"></button></li>
  <li><button name="download"></button><button name="remove" value="2"></button></li>
  <li><button name="remove" value="3"></button></li>
</ul><p><button name="reset"></button></p>`

describe('the focus of a removed control', () => {
  it('moves to the next control with the same name', async () => {
    expect(await focusAfter(FILES, '[value="1"]', () => remove('li'))).toBe('remove 2')
  })

  it('moves to the previous control with the same name at the end of a list', async () => {
    expect(await focusAfter(FILES, '[value="3"]', () => remove('li:last-child'))).toBe('remove 2')
  })

  it('moves outside when no control is left in the container', async () => {
    expect(await focusAfter(FILES, '[value="1"]', () => remove('ul'))).toBe('reset')
  })

  it('moves to the control that replaced the removed one', async () => {
    const swap = () => {
      const cancel = document.createElement('button')
      cancel.name = 'cancel'
      document.querySelector('[name="convert"]')?.replaceWith(cancel)
    }
    const page = '<div><button name="sample"></button><button name="convert"></button></div>'
    expect(await focusAfter(page, '[name="convert"]', swap)).toBe('cancel')
  })

  it('moves to the primary button rather than to a neighbor', async () => {
    const page =
      '<section><button name="generate" class="button-primary"></button><button name="reset"></button><p><button name="cancel"></button></p></section>'
    expect(await focusAfter(page, '[name="cancel"]', () => remove('p'))).toBe('generate')
  })

  it('skips controls that are disabled, inert or not in the tab order', async () => {
    const page =
      '<div><button name="gone"></button><button name="a" disabled></button><p inert><button name="b"></button></p><input name="c" tabindex="-1"><button name="d"></button></div>'
    expect(await focusAfter(page, '[name="gone"]', () => remove('[name="gone"]'))).toBe('d')
  })

  it('skips controls that take no place, in browsers without `checkVisibility`', async () => {
    const place = jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return { length: this.matches('[name="shown"]') ? 1 : 0 } as DOMRectList
    })
    const { checkVisibility } = Element.prototype
    Object.assign(Element.prototype, { checkVisibility: undefined })
    const page = '<button name="gone"></button><button name="hidden"></button><button name="shown"></button>'
    expect(await focusAfter(page, '[name="gone"]', () => remove('[name="gone"]'))).toBe('shown')
    place.mockRestore()
    Object.assign(Element.prototype, { checkVisibility })
  })

  it('is not moved if the tool has focused another control', async () => {
    const change = () => {
      remove('li')
      document.querySelector<HTMLElement>('[name="reset"]')?.focus()
    }
    expect(await focusAfter(FILES, '[value="1"]', change)).toBe('reset')
  })

  it('is not moved if the control was focused after a pointer press, unless a key was pressed since', async () => {
    const press = () => {
      document.dispatchEvent(new Event('pointerdown'))
      document.querySelector<HTMLElement>('[value="2"]')?.focus()
      remove('li:nth-child(2)')
    }
    expect(await focusAfter(FILES, '[value="1"]', press)).toBe('null')
    const key = () => {
      document.dispatchEvent(new Event('pointerdown'))
      document.dispatchEvent(new Event('keydown'))
      document.querySelector<HTMLElement>('[value="2"]')?.focus()
      remove('li:nth-child(2)')
    }
    expect(await focusAfter(FILES, '[value="1"]', key)).toBe('remove 3')
  })

  it('is not moved after a pointer press', async () => {
    const change = () => {
      document.dispatchEvent(new Event('pointerdown'))
      remove('li')
    }
    expect(await focusAfter(FILES, '[value="1"]', change)).toBe('null')
  })

  it('is not moved if the focus that loaded this came from a press', async () => {
    document.body.innerHTML = `<main>${FILES}</main>`
    const pressed = document.querySelector<HTMLElement>('[value="1"]')
    if (!pressed) throw new Error('no button')
    pressed.focus()
    // jsdom shows every focus.
    jest.spyOn(pressed, 'matches').mockImplementation((selector) => selector !== ':focus-visible')
    const stop = restoreLostFocus()
    remove('li')
    await Promise.resolve()
    stop()
    expect(document.activeElement).toBe(document.body)
  })
})

test('nothing is listened for any more once it has stopped', () => {
  const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) =>
    jest.spyOn(document, name),
  )
  const disconnect = jest.spyOn(MutationObserver.prototype, 'disconnect')
  restoreLostFocus()()
  expect(added!.mock.calls.map(([type]) => type)).toEqual(['focusin', 'pointerdown', 'keydown'])
  expect(removed!.mock.calls).toEqual(added!.mock.calls)
  expect(disconnect).toHaveBeenCalledTimes(1)
})
