/** @jest-environment jsdom */
import { countdownIcon, restoreTab, showInTab } from './tab-display'

const icons = () => [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href)

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="shortcut icon" href="/favicon.ico"><link rel="icon" href="/icon.svg"><link rel="manifest" href="/m">'
  document.title = 'Pomodoro'
})
afterEach(restoreTab)

describe('the tab', () => {
  it('shows the time before its own title, and the icon in place of every one of its own', () => {
    showInTab({ title: '24:59', icon: 'data:a' })
    showInTab({ title: '24:58', icon: 'data:b' })
    expect(document.title).toBe('24:58 · Pomodoro')
    expect(icons()).toEqual(['data:b', 'data:b', 'http://localhost/m'])
  })

  it('keeps its icons without another one', () => {
    showInTab({ title: '24:59' })
    expect(icons()).toEqual(['http://localhost/favicon.ico', 'http://localhost/icon.svg', 'http://localhost/m'])
  })

  it('writes an icon only when it has changed, because browsers reload it each time', () => {
    showInTab({ title: '24:59', icon: 'data:a' })
    const written = jest.spyOn(HTMLLinkElement.prototype, 'href', 'set')
    showInTab({ title: '24:58', icon: 'data:a' })
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  it('is as it was after the timer, whatever was shown, and takes a new title afterwards', () => {
    showInTab({ title: '24:59', icon: 'data:a' })
    restoreTab()
    expect(document.title).toBe('Pomodoro')
    expect(icons()).toEqual(['http://localhost/favicon.ico', 'http://localhost/icon.svg', 'http://localhost/m'])
    document.title = 'Another'
    restoreTab()
    showInTab({ title: '5:00' })
    expect(document.title).toBe('5:00 · Another')
  })
})

describe('the icon of the tab', () => {
  it('is a disc of 64 pixels with a ring filled clockwise from the top and the minutes in its middle', () => {
    const calls: unknown[][] = []
    const context = new Proxy({} as Record<string, unknown>, {
      get:
        (_, name) =>
        (...values: unknown[]) =>
          void calls.push([name, ...values]),
      set: (_, name, value) => Boolean(calls.push([`${String(name)} =`, value])),
    })
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    const sizes: number[] = []
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement, type) {
      sizes.push(this.width, this.height)
      return `data:${type}`
    })
    expect(countdownIcon('25', 0.25, '#3d3bdb')).toBe('data:image/png')
    expect(sizes).toEqual([64, 64])
    expect(calls).toEqual([
      ['fillStyle =', '#3d3bdb'],
      ['beginPath'],
      ['arc', 32, 32, 32, 0, 2 * Math.PI],
      ['fill'],
      ['strokeStyle =', '#fff'],
      ['lineWidth =', 6],
      ['beginPath'],
      ['arc', 32, 32, 28, -Math.PI / 2, 0],
      ['stroke'],
      ['fillStyle =', '#fff'],
      ['font =', 'bold 32px system-ui, sans-serif'],
      ['textAlign =', 'center'],
      ['textBaseline =', 'middle'],
      ['fillText', '25', 32, 35],
    ])
    jest.restoreAllMocks()
  })

  it('is none where there is no canvas', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    expect(countdownIcon('25', 1, '#000')).toBeUndefined()
    jest.restoreAllMocks()
  })
})
