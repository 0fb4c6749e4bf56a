import { parseFields, defaultsOf } from '@/lib/core/fields'
import { mp4ToGifFields } from './fields'

test('a clip has at most 10 seconds as GIF, 30 as WebP or MP4', () => {
  const problemOf = (format: string, duration: string) =>
    parseFields(mp4ToGifFields, { ...defaultsOf(mp4ToGifFields), format, duration }).problems.duration?.params
  expect(problemOf('gif', '10.1')).toEqual({ min: 0.5, max: 10 })
  for (const format of ['webp', 'mp4']) {
    expect(problemOf(format, '30')).toBeUndefined()
    expect(problemOf(format, '30.1')).toEqual({ min: 0.5, max: 30 })
  }
})
