/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { withWords } from '@/scripts/jest/with-words'
import { convertSource } from './convert-source'
import CsvJsonConverter from './CsvJsonConverter'
import { openSource } from './open-source'
import type { Source } from './source'

jest.mock('./convert-source', () => ({ convertSource: jest.fn(() => new Promise(() => {})) }))
jest.mock('./open-source', () => ({
  directionOf: () => Promise.resolve(undefined),
  openSource: jest.fn(),
}))

/** Files that are being opened, in their order. */
let opened: { file: File; encoding: string; finish: (source: Source) => Promise<void> }[]

beforeEach(() => {
  opened = []
  jest.mocked(convertSource).mockClear()
  jest.mocked(openSource).mockImplementation((file, { encoding }) => {
    return new Promise((resolve) => {
      opened.push({ file, encoding, finish: (source) => act(async () => resolve(source)) })
    })
  })
})

const fileOf = (name: string) => new File(['a,b'], name)
const sourceOf = (file: File, text = 'a,b'): Source => ({ text, file, isLarge: false })

function open() {
  const { container } = render(withWords(<CsvJsonConverter />, 'csv-json-converter'))
  const find = (name: string) => container.querySelector(`[name="${name}"]`) as HTMLInputElement
  return {
    text: () => find('input').value,
    value: (name: string) => find(name).value,
    choose: (file: File) => act(async () => void fireEvent.change(find('file'), { target: { files: [file] } })),
    set: (name: string, value: string) => act(async () => void fireEvent.change(find(name), { target: { value } })),
    press: (name: string) => act(async () => void fireEvent.click(find(name))),
    tab: (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name }))),
  }
}

const conversions = () =>
  jest.mocked(convertSource).mock.calls.map(([source, { delimiter, list }]) => [source.file?.name, delimiter, list])

test('a setting that is changed while a file opens applies to that file', async () => {
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  await page.press('convert')
  await page.set('delimiter', 'semicolon')
  await opened[0]!.finish(sourceOf(file))
  expect(conversions()).toEqual([['a.csv', 'semicolon', undefined]])
})

test('another encoding reads the file that is being opened, not the one before it', async () => {
  const page = open()
  const [first, second] = [fileOf('first.csv'), fileOf('second.csv')]
  await page.choose(first)
  await opened[0]!.finish(sourceOf(first))
  await page.choose(second)
  await page.set('encoding', 'euc-kr')
  expect(opened.map(({ file, encoding }) => [file.name, encoding])).toEqual([
    ['first.csv', 'auto'],
    ['second.csv', 'auto'],
    ['second.csv', 'euc-kr'],
  ])
  await opened[2]!.finish(sourceOf(second, 'c,d'))
  expect(page.text()).toBe('c,d')
  expect(conversions()).toEqual([
    ['first.csv', 'auto', undefined],
    ['second.csv', 'auto', undefined],
  ])
})

test('a file that is read again while it is converted is converted as it was read then', async () => {
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  await opened[0]!.finish(sourceOf(file))
  await page.set('encoding', 'euc-kr')
  await opened[1]!.finish(sourceOf(file, 'c,d'))
  expect(jest.mocked(convertSource).mock.calls.map(([{ text }]) => text)).toEqual(['a,b', 'c,d'])
})

test('another reading of a file is one press away', async () => {
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  const others = [{ encoding: 'windows-1250', word: 'Marić' }] as const
  await opened[0]!.finish({ ...sourceOf(file, 'Mariæ'), readAs: { used: 'windows-1252', others } })
  await page.press('readAs')
  expect(opened[1]).toMatchObject({ file, encoding: 'windows-1250' })
  expect(page.value('encoding')).toBe('windows-1250')
})

test('a large file says the encoding that the whole of it was converted in', async () => {
  const result = { output: new Blob(), preview: '', complete: true, rowCount: 1, columnCount: 1, issues: [] }
  jest.mocked(convertSource).mockResolvedValue({ ...result, encoding: 'euc-kr' } as never)
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  await opened[0]!.finish(sourceOf(file))
  expect(document.querySelector('[data-name="readAs"]')?.textContent).toContain('EUC-KR (CP949)')
})

test('the tab that a file is opened for is shown, though another one was chosen meanwhile', async () => {
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  await page.tab('JSON → CSV')
  await opened[0]!.finish(sourceOf(file))
  expect(page.text()).toBe('a,b')
})

test('a list that was chosen of an object is chosen again after Reset and Undo', async () => {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  const lists = [
    { path: 'orders', count: 2 },
    { path: 'users', count: 2 },
  ]
  const result = { output: new Blob(), preview: '', complete: true, rowCount: 1, columnCount: 1, issues: [] }
  jest
    .mocked(convertSource)
    .mockImplementation((_, { list = 'orders' }) =>
      Promise.resolve({ ...result, part: { list, lists, others: [] } } as never),
    )
  const page = open()
  await page.tab('JSON → CSV')
  await page.set('input', '{}')
  await page.press('convert')
  await page.set('list', 'users')
  await page.press('reset')
  const offer = notices.at(-1)!
  await act(async () => 'undo' in offer && offer.undo())
  await page.set('delimiter', 'semicolon')
  expect(conversions().at(-1)).toEqual([undefined, 'semicolon', 'users'])
  stop()
})
