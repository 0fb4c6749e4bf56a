/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { GifSettings } from '@/lib/tools/mp4-to-gif/settings'
import { gifWorker } from '@/lib/tools/mp4-to-gif/worker/make-gif'
import { useEstimate } from './useEstimate'
import type { Video } from './useVideo'

jest.mock('@/lib/tools/mp4-to-gif/worker/make-gif', () => ({ gifWorker: { run: jest.fn() } }))

const VIDEO = { file: new File([], 'clip.mp4'), ffmpeg: undefined } as unknown as Video
const SETTINGS = { width: 480, height: 270 } as GifSettings

test.each([
  [null, 8_000_000],
  [8, 8_000_000],
  [2, 2 * 2 ** 20 * 0.94],
])('with a target of %s MB a file of 8,000,000 bytes is announced as %d', async (target, expected) => {
  jest.useFakeTimers()
  jest.mocked(gifWorker.run).mockResolvedValue(8_000_000)
  const { result } = renderHook(() => useEstimate(VIDEO, SETTINGS, target))
  expect(result.current).toBeUndefined()
  await act(() => jest.advanceTimersByTimeAsync(400))
  expect(Math.abs(result.current!.bytes! / expected - 1)).toBeLessThan(0.01)
})
