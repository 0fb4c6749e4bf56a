/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { convertSource } from './convert-source'
import CsvJsonConverter from './CsvJsonConverter'
import { openSource, type Source } from './source'

jest.mock('./convert-source', () => ({ convertSource: jest.fn(() => new Promise(() => {})) }))
jest.mock('./source', () => ({
  ...jest.requireActual<object>('./source'),
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
    choose: (file: File) => act(async () => void fireEvent.change(find('file'), { target: { files: [file] } })),
    set: (name: string, value: string) => act(async () => void fireEvent.change(find(name), { target: { value } })),
    press: (name: string) => act(async () => void fireEvent.click(find(name))),
    tab: (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name }))),
  }
}

const conversions = () =>
  jest.mocked(convertSource).mock.calls.map(([source, { delimiter }]) => [source.file?.name, delimiter])

test('a setting that is changed while a file opens applies to that file', async () => {
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  await page.press('convert')
  await page.set('delimiter', 'semicolon')
  await opened[0]!.finish(sourceOf(file))
  expect(conversions()).toEqual([['a.csv', 'semicolon']])
})

test('another encoding reads the file that is being opened, not the one before it', async () => {
  const page = open()
  const [first, second] = [fileOf('first.csv'), fileOf('second.csv')]
  await page.choose(first)
  await opened[0]!.finish(sourceOf(first))
  await page.choose(second)
  await page.press('convert')
  await page.set('encoding', 'euc-kr')
  expect(opened.map(({ file, encoding }) => [file.name, encoding])).toEqual([
    ['first.csv', 'auto'],
    ['second.csv', 'auto'],
    ['second.csv', 'euc-kr'],
  ])
  await opened[2]!.finish(sourceOf(second, 'c,d'))
  expect(page.text()).toBe('c,d')
  expect(conversions()).toEqual([['second.csv', 'auto']])
})

test('the tab that a file is opened for is shown, though another one was chosen meanwhile', async () => {
  const page = open()
  const file = fileOf('a.csv')
  await page.choose(file)
  await page.tab('JSON → CSV')
  await opened[0]!.finish(sourceOf(file))
  expect(page.text()).toBe('a,b')
})
