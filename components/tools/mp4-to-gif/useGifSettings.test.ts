/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useFields } from '@/components/ui/fields/useFields'
import { mp4ToGifFields } from '@/lib/tools/mp4-to-gif/fields'
import type { VideoFacts } from '@/lib/tools/mp4-to-gif/engine/gif-engine'
import { fieldsForVideo, useGifSettings } from './useGifSettings'

const video = (width: number, height: number, duration = 60): VideoFacts => ({
  ...{ width, height, duration },
  frameRate: 25,
  engine: 'browser',
})
const PHONE = video(1080, 1920)
const CINEMA = video(3840, 1600)

function opened(facts: VideoFacts) {
  const { result } = renderHook(() => {
    const fields = useFields(mp4ToGifFields)
    return { fields, state: useGifSettings(fields, facts, []) }
  })
  act(() => result.current.fields.set((changed) => fieldsForVideo(facts, changed)))
  return result
}

describe('a picture that keeps its aspect ratio', () => {
  it.each([
    [PHONE, 'width', '720', 'height', '1280', { min: 100, max: 608 }],
    [CINEMA, 'height', '1080', 'width', '2592', { min: 100, max: 800 }],
    [CINEMA, 'width', '120', 'height', '50', { min: 240, max: 1920 }],
  ] as const)('is refused rather than stretched (%#)', (facts, name, typed, other, following, params) => {
    const shown = opened(facts)
    expect(shown.current.state.settings).not.toBeNull()
    act(() => shown.current.state.bind[name].set(typed))
    const { fields, state } = shown.current
    expect(fields.raw).toMatchObject({ [name]: typed, [other]: following })
    expect(state.bind[name].problem).toEqual({ code: 'outOfRange', params })
    expect(state.bind[other].problem?.code).toBe('outOfRange')
    expect(state.settings).toBeNull()
    // The preview of captions has a shape all the same.
    expect(state.size).toEqual({ width: facts.width, height: facts.height })
  })

  it('has no problem at the largest size, nor without the ratio', () => {
    const shown = opened(PHONE)
    act(() => shown.current.state.bind.width.set('608'))
    expect(shown.current.state.settings).toMatchObject({ width: 608, height: 1080 })
    expect(shown.current.state.bind.width.problem).toBeUndefined()
    act(() => shown.current.state.bind.keepAspectRatio.set('false'))
    act(() => shown.current.state.bind.width.set('720'))
    expect(shown.current.state.settings).toMatchObject({ width: 720, height: 1080 })
    expect(shown.current.state.bind.width.problem).toBeUndefined()
  })

  it('fits when a side was typed before the video was there', () => {
    expect(fieldsForVideo(CINEMA, { height: '1080' })).toMatchObject({ width: '1920', height: '800' })
    expect(fieldsForVideo(PHONE, { width: '720' })).toMatchObject({ width: '608', height: '1080' })
  })
})

describe('the clip of a video that is opened', () => {
  const clipOf = (seconds: number, changed: Parameters<typeof fieldsForVideo>[1]) => {
    const { startTime, duration } = fieldsForVideo(video(640, 360, seconds), changed)
    return [startTime, duration]
  }

  it('is the documented one, or as much of it as there is', () => {
    expect(clipOf(60, {})).toEqual(['0', '3'])
    expect(clipOf(1.2, {})).toEqual(['0', '1.2'])
  })

  it('keeps what was typed before, if it is within the video', () => {
    expect(clipOf(60, { startTime: '5', duration: '8' })).toEqual(['5', '8'])
    expect(clipOf(60, { startTime: '5' })).toEqual(['5', '3'])
    expect(clipOf(60, { duration: '8' })).toEqual(['0', '8'])
    expect(clipOf(60, { startTime: '', duration: '' })).toEqual(['0', '3'])
    expect(clipOf(60, { startTime: 'x', duration: 'y' })).toEqual(['x', 'y'])
    expect(clipOf(7, { startTime: '5' })).toEqual(['0', '3'])
    expect(clipOf(7, { startTime: '5', duration: '8' })).toEqual(['0', '3'])
  })
})

describe('a second video', () => {
  const [small, large] = [video(320, 240, 1.2), video(1920, 1080)]
  /** The fields once both videos have been opened, and something was typed or chosen between them. */
  function afterBoth(between: Parameters<typeof fieldsForVideo>[1]) {
    const fields = { ...fieldsForVideo(small, between), ...between }
    return { ...fields, ...fieldsForVideo(large, fields, small) }
  }

  it('has the documented defaults, and not what the first one had', () => {
    expect(afterBoth({})).toEqual({ startTime: '0', duration: '3', width: '480', height: '270' })
    expect(afterBoth({ crop: 'square' })).toMatchObject({ duration: '3', width: '480', height: '480' })
    expect(afterBoth({ keepAspectRatio: 'false' })).toMatchObject({ width: '480', height: '270' })
  })

  it('keeps what was typed', () => {
    expect(afterBoth({ width: '200', height: '150' })).toMatchObject({ width: '200', height: '113', duration: '3' })
    expect(afterBoth({ startTime: '0.5', duration: '0.7' })).toMatchObject({ startTime: '0.5', duration: '0.7' })
    expect(afterBoth({ keepAspectRatio: 'false', height: '200' })).toMatchObject({ width: '480', height: '200' })
  })

  it('leaves what was typed for the one after it', () => {
    const typed = { width: '200', height: '150' }
    const third = video(640, 480, 20)
    const fields = { ...typed, ...fieldsForVideo(large, { ...fieldsForVideo(small, {}), ...typed }, small) }
    expect(fieldsForVideo(third, fields, large)).toMatchObject({ width: '200', height: '150' })
  })
})

describe('a clip past the end of the video', () => {
  /** The problems of start and duration in a video of 8.04 s. */
  function problemsOf(startTime: string, duration: string) {
    const shown = opened(video(640, 360, 8.04))
    act(() => shown.current.fields.set({ startTime, duration }))
    const { bind, isPastEnd } = shown.current.state
    return [isPastEnd, bind.startTime.problem, bind.duration.problem]
  }
  const atMost = (max: number) => ({ code: 'tooLarge', params: { max } })

  it('has a problem at its duration while there is one that would do', () => {
    expect(problemsOf('5', '3')).toEqual([false, undefined, undefined])
    expect(problemsOf('6', '3')).toEqual([true, undefined, atMost(2)])
    expect(problemsOf('7.5', '3')).toEqual([true, undefined, atMost(0.5)])
  })

  it('has it at its start where every duration is too long', () => {
    expect(problemsOf('7.8', '3')).toEqual([true, atMost(7.5), undefined])
    expect(problemsOf('100', '3')).toEqual([true, atMost(7.5), undefined])
    const short = opened(video(640, 360, 0.3))
    act(() => short.current.fields.set({ startTime: '0.2' }))
    expect(short.current.state.bind.startTime.problem).toEqual(atMost(0))
  })
})
