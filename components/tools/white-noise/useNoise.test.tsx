/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { onNotice, type Notice } from '@/components/ui/notify'
import { abortError, ToolError } from '@/lib/core/errors'
import { defaultsOf, parseFields } from '@/lib/core/fields'
import { noiseFields, type NoiseValues } from '@/lib/tools/white-noise/fields'
import errors from '@/messages/en/errors.json'
import whiteNoise from '@/messages/en/white-noise.json'
import { NoisePlayer } from './noise-player'
import { useNoise } from './useNoise'

jest.mock('./noise-player')
jest.mock('@/lib/browser/media-session')

const MESSAGES = { 'white-noise': whiteNoise.ui, errors } as never

const VALUES: NoiseValues = parseFields(noiseFields, defaultsOf(noiseFields, '')).values

/** What is told when another sound, chosen while it plays, cannot be made for a reason. */
async function noticesOf(reason: Error): Promise<Notice[]> {
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  jest.mocked(NoisePlayer.prototype.setMix).mockResolvedValueOnce().mockRejectedValueOnce(reason)
  const hook = renderHook((values: NoiseValues) => useNoise(values), {
    initialProps: VALUES,
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={MESSAGES} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    ),
  })
  await act(async () => hook.result.current.toggle())
  expect(hook.result.current.playing).toBe(true)
  await act(async () => hook.rerender({ ...VALUES, type: 'rain' }))
  stop()
  return notices
}

test('a sound that was stopped while it was made did not fail', async () => {
  expect(await noticesOf(abortError())).toEqual([])
})

test('a sound that cannot be made is told', async () => {
  expect(await noticesOf(new ToolError('audioFailed'))).toMatchObject([{ kind: 'error' }])
})
