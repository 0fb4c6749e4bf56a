/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { abortError, ToolError } from '@/lib/core/errors'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { whiteNoiseFields, type NoiseValues } from '@/lib/tools/white-noise/fields'
import errors from '@/messages/en/errors.json'
import whiteNoise from '@/messages/en/white-noise.json'
import { NoisePlayer } from './noise-player'
import { useNoise } from './useNoise'

jest.mock('./noise-player')
jest.mock('./media-session')

const MESSAGES = { 'white-noise': whiteNoise.ui, errors } as never

const VALUES: NoiseValues = parseFields(whiteNoiseFields, defaultsOf(whiteNoiseFields, '')).values

/** The hook while it plays. */
async function playing(values: NoiseValues) {
  const hook = renderHook((current: NoiseValues) => useNoise(current), {
    initialProps: values,
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={MESSAGES} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    ),
  })
  await act(async () => hook.result.current.toggle())
  expect(hook.result.current.isPlaying).toBe(true)
  return hook
}

/** The notices after switching to a sound during playback fails for a reason. */
async function noticesOf(reason: Error): Promise<Notice[]> {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  jest.mocked(NoisePlayer.prototype.setMix).mockResolvedValueOnce().mockRejectedValueOnce(reason)
  const hook = await playing(VALUES)
  await act(async () => hook.rerender({ ...VALUES, type: 'rain' }))
  stop()
  return notices
}

test('a sound that is stopped while it is rendered shows no error', async () => {
  expect(await noticesOf(abortError())).toEqual([])
})

test('a sound that cannot be rendered shows an error', async () => {
  expect(await noticesOf(new ToolError('audioFailed'))).toMatchObject([{ kind: 'error' }])
})

test('the volume stays while its number is empty or cannot be read', async () => {
  jest.mocked(NoisePlayer.prototype.setMix).mockResolvedValue()
  const { rerender } = await playing({ ...VALUES, volume: 10 })
  const { setVolume } = NoisePlayer.prototype
  jest.mocked(setVolume).mockClear()
  await act(async () => rerender({ ...VALUES, volume: null }))
  expect(setVolume).not.toHaveBeenCalled()
  await act(async () => rerender({ ...VALUES, volume: 20 }))
  expect(setVolume).toHaveBeenCalledWith(0.2)
})
