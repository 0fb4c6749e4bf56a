import { downloadBlob, madeFile, textBlob, zipBlob } from './download'

const BLOB = new Blob(['content'], { type: 'text/plain' })

test('a file is made when it is needed, under a safe name', async () => {
  expect(await madeFile({ name: 'a/b.txt', blob: BLOB })).toEqual({ name: 'a_b.txt', blob: BLOB })
  const { signal } = new AbortController()
  const make = jest.fn(async () => BLOB)
  expect(await madeFile({ name: 'b.txt', blob: make }, signal)).toEqual({ name: 'b.txt', blob: BLOB })
  expect(make).toHaveBeenCalledWith(signal)
  await madeFile({ name: 'b.txt', blob: make })
  expect(make).toHaveBeenLastCalledWith(expect.objectContaining({ aborted: false }))
})

test('a blob is downloaded by a link that is gone afterwards, and its address later', () => {
  jest.useFakeTimers()
  const steps: string[] = []
  const anchor = {
    click: () => steps.push(`click ${JSON.stringify(anchor)}`),
    remove: () => steps.push('remove'),
  }
  const append = () => steps.push('append')
  Object.assign(globalThis, { document: { createElement: (name: string) => name === 'a' && anchor, body: { append } } })
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void steps.push(`revoke ${url}`))
  downloadBlob(BLOB, 'a/b.txt')
  expect(URL.createObjectURL).toHaveBeenCalledWith(BLOB)
  expect(steps).toEqual(['append', 'click {"href":"blob:1","download":"a_b.txt"}', 'remove'])
  jest.runAllTimers()
  expect(steps.at(-1)).toBe('revoke blob:1')
  jest.useRealTimers()
})

test('text is a file of UTF-8', async () => {
  const blob = textBlob('한글', 'text/csv')
  expect([blob.type, await blob.text()]).toEqual(['text/csv;charset=utf-8', '한글'])
})

test('several files are one ZIP, stored in their folders and under names of their own', async () => {
  const file = (name: string, content: string, folder?: string) => ({ name, folder, blob: new Blob([content]) })
  const zip = await zipBlob([file('a.txt', 'one'), file('a.txt', 'two'), file('사진.txt', 'six', 'Trip')])
  const bytes = Buffer.from(await zip.arrayBuffer())
  expect(bytes.toString()).toMatch(/^PK.*a\.txtone.*a \(2\)\.txttwo.*Trip\/사진\.txtsix.*a\.txt.*a \(2\)\.txt.*Trip/s)
  // Names are UTF-8 (APPNOTE 6.3.10, 4.4.4, bit 11).
  expect(bytes.readUInt16LE(6) & 0x0800).toBe(0x0800)
})
