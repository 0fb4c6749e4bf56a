import { copyText } from './clipboard'

const writeText = jest.fn()
const [append, execCommand] = [jest.fn(), jest.fn()]
const area = { value: '', style: {}, select: jest.fn(), remove: jest.fn() }
Object.defineProperty(globalThis, 'navigator', { value: { clipboard: { writeText } } })
const createElement = (name: string) => name === 'textarea' && area
Object.assign(globalThis, { document: { createElement, body: { append }, execCommand } })

beforeEach(() => jest.clearAllMocks())

test('text is copied, also one that has to be waited for', async () => {
  await copyText(Promise.resolve('later'))
  expect(writeText.mock.calls).toEqual([['later']])
  expect(append).not.toHaveBeenCalled()
})

test.each([true, false])('without a clipboard it is selected and copied out of sight: %s', async (isCopied) => {
  writeText.mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'))
  execCommand.mockReturnValueOnce(isCopied)
  const copying = copyText('text')
  if (isCopied) await copying
  else await expect(copying).rejects.toMatchObject({ code: 'copyFailed' })
  expect(area).toMatchObject({ value: 'text', style: { position: 'fixed', opacity: '0' } })
  expect(append).toHaveBeenCalledWith(area)
  expect(execCommand).toHaveBeenCalledWith('copy')
  const order = [append, area.select, execCommand, area.remove].map(({ mock }) => mock.invocationCallOrder[0]!)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})
