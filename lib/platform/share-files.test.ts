/** @jest-environment jsdom */
import { canShareFiles, shareFiles } from './share-files'

const MEGABYTES = 2 ** 20
const share = jest.fn(async (data: ShareData) => void data)

function browser(isChromium: boolean): void {
  Reflect.deleteProperty(navigator, 'userAgentData')
  Object.assign(navigator, { canShare: () => true, share }, isChromium && { userAgentData: {} })
}
const file = (name: string, bytes = 1) => ({ name, blob: new Blob([new Uint8Array(bytes)]) })

it.each([
  ['photo.jpg', true, true],
  ['photo_converted.JPEG', true, true],
  ['table.csv', true, true],
  ['converted.json', false, true],
  ['favicons.zip', false, true],
  ['calendar.ics', false, true],
])('%s can be shared in Chromium: %s, in Safari: %s', (name, inChromium, inSafari) => {
  browser(true)
  expect(canShareFiles([file(name)])).toBe(inChromium)
  browser(false)
  expect(canShareFiles([file(name)])).toBe(inSafari)
})

it('Chromium takes ten files and 50 MB, a file still to be made included', () => {
  browser(true)
  const many = Array.from({ length: 10 }, () => file('photo.jpg', 5 * MEGABYTES))
  expect(canShareFiles(many)).toBe(true)
  expect(canShareFiles([...many.slice(1), file('photo.jpg', 5 * MEGABYTES + 1)])).toBe(false)
  expect(canShareFiles([...many.slice(1), file('a.png'), file('b.png')])).toBe(false)
  expect(canShareFiles([{ name: 'table.csv', blob: () => new Blob() }])).toBe(true)
})

it('nothing is not shared, nor anything where the system has no share sheet', () => {
  browser(false)
  expect(canShareFiles([])).toBe(false)
  Object.assign(navigator, { canShare: undefined })
  expect(canShareFiles([file('photo.jpg')])).toBe(false)
})

it('the browser is asked about one empty file of each type, not about all of them', () => {
  browser(false)
  const canShare = jest.fn((data: ShareData) => data.files !== undefined)
  Object.assign(navigator, { canShare })
  const csv = { name: 'table.csv', blob: new Blob(['a'], { type: 'text/csv;charset=utf-8' }) }
  expect(canShareFiles([file('a.jpg', 9), file('b.jpg', 9), csv])).toBe(true)
  const asked = canShare.mock.lastCall?.[0].files ?? []
  expect(asked.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['b.jpg', '', 0],
    ['table.csv', 'text/csv', 0],
  ])
  canShare.mockReturnValue(false)
  expect(canShareFiles([csv])).toBe(false)
})

it('files are made, named apart and typed without parameters', async () => {
  browser(true)
  const blob = () => new Blob(['a,b'], { type: 'text/csv;charset=utf-8' })
  await shareFiles([
    { name: 'a.csv', blob },
    { name: 'a.csv', blob },
  ])
  const shared = share.mock.lastCall?.[0].files ?? []
  expect(shared.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['a.csv', 'text/csv', 3],
    [expect.not.stringMatching(/^a\.csv$/), 'text/csv', 3],
  ])
})
