/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { ToolError } from '@/lib/core/errors'
import errors from '@/messages/en/errors.json'
import words from '@/messages/en/mp4-to-gif.json'
import shell from '@/messages/en/shell.json'
import { convert } from './convert'
import Mp4ToGif from './Mp4ToGif'

jest.mock('./convert', () => ({ convert: jest.fn(() => new Promise(() => {})) }))
jest.mock('./useEstimate', () => ({ useEstimate: () => undefined }))
jest.mock('./VideoStage', () => ({ __esModule: true, default: () => null }))
jest.mock('./GifResult', () => ({
  __esModule: true,
  default: ({ isOutdated }: { isOutdated: boolean }) => <p data-testid="result">{isOutdated ? 'outdated' : ''}</p>,
}))
jest.mock('@/components/ui/layout/ActionBar', () => ({
  ActionBar: ({ action }: { action?: { name: string } }) => <p data-testid="bar">{action?.name}</p>,
}))
jest.mock('./useVideo', () => {
  const facts = { width: 480, height: 270, duration: 9, frameRate: 25, engine: 'browser' }
  const video = { file: { name: 'a.mp4', lastModified: 1 }, facts, ffmpeg: undefined }
  return { useVideo: () => ({ video, isOpening: false }) }
})

function renderTool() {
  const messages = { errors, shell: shell.ui, 'mp4-to-gif': words.ui } as never
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Mp4ToGif />
    </NextIntlClientProvider>,
  )
  return (selector: string) => container.querySelector(selector) as HTMLElement
}

/** Converts with a text in the field for the target size. Returns the target of the conversion, or the errors. */
async function convertTo(text: string) {
  jest.mocked(convert).mockClear()
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  const find = renderTool()
  fireEvent.change(find('[name=targetSize]'), { target: { value: text } })
  await act(async () => fireEvent.click(find('[name=convert]')))
  stop()
  const [, request] = jest.mocked(convert).mock.calls[0] ?? []
  return request ? request.targetSize : notices
}

test('a clip is converted to a target size, or without one', async () => {
  expect(await convertTo('2')).toBe(2)
  expect(await convertTo('')).toBeNull()
})

test.each(['abc', '0.01', '200'])('nothing is converted to %s megabytes', async (text) => {
  expect(await convertTo(text)).toEqual([{ kind: 'error', text: words.ui.errors.wrongSettings }])
})

describe('another target size', () => {
  const typed = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })

  it('outdates what was made', async () => {
    jest
      .mocked(convert)
      .mockImplementation(
        async (_, { settings, targetSize }) =>
          ({ blob: new Blob(['gif']), name: 'a.mp4', format: 'gif', settings, targetSize }) as never,
      )
    const tool = renderTool()
    await act(async () => fireEvent.click(tool('[name=convert]')))
    expect(tool('[data-testid=bar]').textContent).toBe('download')
    typed(tool('[name=targetSize]'), '1')
    expect(tool('[data-testid=bar]').textContent).toBe('convert')
    expect(tool('[data-testid=result]').textContent).toBe('outdated')
    typed(tool('[name=targetSize]'), '')
    expect(tool('[data-testid=bar]').textContent).toBe('download')
    expect(tool('[data-testid=result]').textContent).toBe('')
  })

  it('may do where another one was refused', async () => {
    jest.mocked(convert).mockRejectedValue(new ToolError('videoOutOfMemory', { format: 'GIF' }))
    const tool = renderTool()
    await act(async () => fireEvent.click(tool('[name=convert]')))
    expect(tool('[data-name=refused]')).not.toBeNull()
    typed(tool('[name=targetSize]'), '1')
    expect(tool('[data-name=refused]')).toBeNull()
  })
})

test('why a conversion failed is no longer said once the same one has succeeded', async () => {
  jest.mocked(convert).mockRejectedValueOnce(new ToolError('engineFailed'))
  jest
    .mocked(convert)
    .mockImplementationOnce(
      async (_, { settings }) => ({ blob: new Blob(['gif']), name: 'a.mp4', format: 'gif', settings }) as never,
    )
  const tool = renderTool()
  await act(async () => fireEvent.click(tool('[name=convert]')))
  expect(tool('[data-name=refused]')).not.toBeNull()
  await act(async () => fireEvent.click(tool('[name=convert]')))
  expect(tool('[data-testid=bar]').textContent).toBe('download')
  expect(tool('[data-name=refused]')).toBeNull()
})

test('a clip past the end of the video has no figures, and none to wait for', () => {
  const tool = renderTool()
  const figures = () => tool('[aria-busy]')
  expect(tool('[name=frameCount]').textContent).toBe('30')
  expect(figures().getAttribute('aria-busy')).toBe('true')
  fireEvent.change(tool('[name=startTime]'), { target: { value: '8' } })
  expect(tool('[name=frameCount]')).toBeNull()
  expect(figures().getAttribute('aria-busy')).toBe('false')
  expect(figures().textContent).not.toContain('…')
})
