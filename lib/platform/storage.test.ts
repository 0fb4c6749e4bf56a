import { isStoredAs, readEntries, readSettings, readStored, writeEntries, writeSettings, writeStored } from './storage'

/** Local storage as far as this needs it: entries are its own enumerable properties. */
class FakeStorage {
  getItem(name: string) {
    return Object.entries(this).find(([known]) => known === name)?.[1] ?? null
  }
  setItem(name: string, text: string) {
    Object.assign(this, { [name]: text })
  }
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  }
}

const window = Object.assign(new EventTarget(), {})
Object.assign(globalThis, { window, StorageEvent: Event })

function use(storage: unknown) {
  Object.defineProperty(globalThis, 'localStorage', { get: () => storage, configurable: true })
}
function deny() {
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
}

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  use(storage)
})

test('a text is stored under its name and removed again', () => {
  expect(readStored('theme')).toBeNull()
  writeStored('theme', 'dark')
  expect({ ...storage }).toEqual({ 'toolbox:v1:theme': 'dark' })
  expect(readStored('theme')).toBe('dark')
  writeStored('theme', null)
  expect({ ...storage }).toEqual({})
  expect([isStoredAs('toolbox:v1:theme', 'theme'), isStoredAs('toolbox:v1:recent', 'theme')]).toEqual([true, false])
})

test('settings are stored under the name of their tool; none are no entry', () => {
  expect(readSettings('jpg-compressor')).toBe('')
  writeSettings('jpg-compressor', 'quality=80')
  expect({ ...storage }).toEqual({ 'toolbox:v1:settings:jpg-compressor': 'quality=80' })
  expect(readSettings('jpg-compressor')).toBe('quality=80')
  writeSettings('jpg-compressor', '')
  expect({ ...storage }).toEqual({})
})

test('entries are those of this site, and are written over others with word to this page', () => {
  Object.assign(storage, { 'toolbox:v1:theme': 'dark', 'neighbor:toolbox:v1:': 'x', lng: 'ja' })
  expect(readEntries()).toEqual({ 'toolbox:v1:theme': 'dark' })
  const events: string[] = []
  window.addEventListener('storage', ({ type }) => events.push(type))
  expect(writeEntries({ 'toolbox:v1:theme': 'light', 'toolbox:v1:recent': 'a' })).toBe(true)
  expect({ ...storage }).toMatchObject({ 'toolbox:v1:theme': 'light', 'toolbox:v1:recent': 'a', lng: 'ja' })
  expect(events).toEqual(['storage'])
})

test('an entry that does not fit is reported', () => {
  storage.setItem = (name, text) => {
    if (name.endsWith('recent')) throw new DOMException('full', 'QuotaExceededError')
    FakeStorage.prototype.setItem.call(storage, name, text)
  }
  expect(writeEntries({ 'toolbox:v1:recent': 'a', 'toolbox:v1:theme': 'light' })).toBe(false)
  expect(readStored('theme')).toBe('light')
})

test('where storage is denied there is nothing, and nothing fails', () => {
  deny()
  expect([readStored('theme'), readSettings('a-b'), readEntries()]).toEqual([null, '', {}])
  expect(() => [writeStored('theme', 'dark'), writeSettings('a-b', 'c')]).not.toThrow()
  expect(writeEntries({ 'toolbox:v1:theme': 'dark' })).toBe(false)
})
