/** @jest-environment jsdom */
import { runEarly } from './early-script'

const root = document.documentElement
const stops: (() => void)[] = []
const listen = globalThis.addEventListener.bind(globalThis)

/** Runs the script in a page; the address it leads to, if any. */
function open(address: string, { base = '', lang = 'ko', languages = ['ko-KR'] } = {}): string | undefined {
  history.replaceState(null, '', address)
  root.lang = lang
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listen(type, listener as EventListener)
    stops.push(() => removeEventListener(type, listener as EventListener))
  })
  const replace = jest.fn()
  runEarly(base, replace)
  return replace.mock.lastCall?.[0]
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const path of ['/', '/toolbox']) document.cookie = `lng=;path=${path};max-age=0`
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name)
  document.body.innerHTML = ''
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  jest.restoreAllMocks()
})

describe('before the first paint', () => {
  it('the chosen theme is set, and nothing that is no theme', () => {
    localStorage.setItem('toolbox:v1:theme', 'dark')
    open('/')
    expect(root.dataset.theme).toBe('dark')
    localStorage.setItem('toolbox:v1:theme', 'pink')
    delete root.dataset.theme
    open('/')
    expect(root.dataset.theme).toBeUndefined()
  })

  it('the visitor’s own lists get their room, and shortcuts the keys of an Apple keyboard', () => {
    localStorage.setItem('toolbox:v1:recent', '["a"]')
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    open('/')
    expect({ ...root.dataset }).toEqual({ recent: '', mac: '' })
  })

  it('the further settings that were left open are known on the pages of that tool, and of its needs', () => {
    localStorage.setItem('toolbox:v1:settings:more', 'b a')
    open('/tools/a/need')
    expect(root.dataset.more).toBe('')
    delete root.dataset.more
    open('/tools/ab')
    expect(root.dataset.more).toBeUndefined()
  })

  it('a link that fills the fields of a tool is known, and one to a part of a page is none', () => {
    open('/tools/a#x=1')
    expect(root.dataset.linked).toBe('')
    for (const address of ['/tools/a#guide', '/#q=1']) {
      delete root.dataset.linked
      open(address)
      expect(root.dataset.linked).toBeUndefined()
    }
  })

  it('a page opened from itself in another language is marked, once', () => {
    sessionStorage.setItem('toolbox:v1:onward', '/en/tools/a')
    open('/en/tools/a', { lang: 'en' })
    expect(root.dataset.onward).toBe('')
    delete root.dataset.onward
    open('/en/tools/a', { lang: 'en' })
    expect(root.dataset.onward).toBeUndefined()
  })

  it('a tool opened from a need that this language lacks knows the need', () => {
    sessionStorage.setItem('toolbox:v1:onward', '/en/tools/a b')
    open('/en/tools/a', { lang: 'en' })
    expect(root.dataset.onward).toBe('b')
    delete root.dataset.onward
  })

  it('a page works where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied')
    })
    expect(open('/?lng=en')).toBe('/en')
  })
})

describe('the language', () => {
  it('a choice leads to the tool where its page for a need is not in that language', () => {
    document.body.innerHTML = '<link rel="alternate" hreflang="ko"><link rel="alternate" hreflang="ja">'
    expect(open('/tools/word-counter/school-record-bytes?lng=en')).toBe('/en/tools/word-counter')
    expect(open('/tools/word-counter/school-record-bytes?lng=ja')).toBe('/ja/tools/word-counter/school-record-bytes')
  })

  it('an explicit choice leads from an unprefixed page to its own, with the rest of the address', () => {
    expect(open('/tools/a?lng=ja&x=1#y')).toBe('/ja/tools/a?x=1#y')
  })

  it.each(['/', '/about?lng=ja', '/about?lng=ko', '/en/about?lng=en'])('%s by itself stores nothing', (address) => {
    open(address, { lang: address.startsWith('/en') ? 'en' : 'ko' })
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
    expect(open('/')).toBeUndefined()
  })

  it('the cookie counts more than local storage, which counts too', () => {
    localStorage.setItem('lng', 'ja')
    expect(open('/')).toBe('/ja')
    document.cookie = 'lng=en;path=/'
    expect(open('/')).toBe('/en')
  })

  it.each([
    ['a prefixed page', '/en/about?lng=ja', 'en'],
    ['the chosen language', '/about?lng=ko', 'ko'],
    ['a language that is not known', '/about?lng=fr', 'ko'],
  ])('%s stays where it is', (_, address, lang) => expect(open(address, { lang })).toBeUndefined())

  it('below a folder the choice keeps to the folder', () => {
    expect(open('/toolbox/about?lng=en', { base: '/toolbox' })).toBe('/toolbox/en/about')
    document.cookie = 'lng=ja;path=/toolbox'
    expect(open('/toolbox/', { base: '/toolbox' })).toBe('/toolbox/ja')
  })

  it('the page of unknown addresses takes the language of the address, else the chosen one', () => {
    root.dataset.any = ''
    expect(open('/ja/nothing')).toBeUndefined()
    expect(root.lang).toBe('ja')
    open('/nothing?lng=en')
    expect(root.lang).toBe('en')
  })

  it('the browser’s own language is offered until a choice is made or the offer dismissed', () => {
    open('/', { languages: ['kok-IN', 'en-GB'] })
    expect(root.dataset.offer).toBe('en')
    document.body.innerHTML = '<header><a href="/">home</a></header><button data-dismiss-offer=""></button>'
    document.querySelector('button')?.click()
    expect(root.dataset.offer).toBeUndefined()
    expect(document.activeElement?.textContent).toBe('home')
    open('/', { languages: ['en-GB'] })
    expect(root.dataset.offer).toBeUndefined()
  })

  it('a choice in the menu is remembered and passed to the other page', () => {
    open('/en/tools/a#x=1', { lang: 'en' })
    document.body.innerHTML = '<a href="/tools/a" data-choose="ko">한국어</a>'
    const link = document.querySelector('a')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.click()
    expect(link?.href).toBe('http://localhost/tools/a#x=1')
    expect(document.cookie).toBe('lng=ko')
    expect(localStorage.getItem('lng')).toBe('ko')
    expect(sessionStorage.getItem('toolbox:v1:onward')).toBe('/tools/a')
  })
})

test.each([
  ['/tools/a', '/tools/a b'],
  ['/tools/a/b', '/tools/a/b'],
])('a choice on the page of a need that leads to %s hands over %s', (href, expected) => {
  open('/en/tools/a/b', { lang: 'en' })
  document.body.innerHTML = `<a href="${href}" data-choose="ko">한국어</a>`
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(sessionStorage.getItem('toolbox:v1:onward')).toBe(expected)
})

describe('a file that is dropped early', () => {
  function drag(type: string, carried: { types: string[]; files?: FileList; dropEffect?: string }) {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer: carried })
    document.body.dispatchEvent(event)
    return event
  }

  it('is put into the tool’s file input', () => {
    open('/')
    document.body.innerHTML = '<input type=file>'
    const input = document.querySelector('input') as HTMLInputElement
    const files = Object.create(FileList.prototype, { length: { value: 1 } }) as FileList
    const taken = jest.spyOn(input, 'files', 'set').mockImplementation(() => {})
    expect(drag('dragover', { types: ['Files'], files }).defaultPrevented).toBe(true)
    expect(taken).not.toHaveBeenCalled()
    expect(drag('drop', { types: ['Files'], files }).defaultPrevented).toBe(true)
    expect(taken).toHaveBeenCalledWith(files)
  })

  it('is refused where no tool takes files; text is left to the browser', () => {
    open('/')
    const carried = { types: ['Files'], dropEffect: 'copy' }
    expect(drag('drop', carried).defaultPrevented).toBe(true)
    expect(carried.dropEffect).toBe('none')
    expect(drag('drop', { types: ['text/plain'] }).defaultPrevented).toBe(false)
  })
})

it('when the page is left, buttons are marked so that a reload does not restore which were disabled', () => {
  open('/')
  document.body.innerHTML = '<button disabled></button><input>'
  dispatchEvent(new Event('pagehide'))
  expect(document.body.innerHTML).toBe('<button disabled="" autocomplete="off"></button><input>')
})
