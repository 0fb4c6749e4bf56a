import { useFirstShownAt } from './useFirstShownAt'

jest.mock('@/components/ui/fields/useInBrowser', () => ({
  useInBrowser: (read: () => number, serverValue: null) => ({ time: read(), serverValue }),
}))

test('the same values keep the time at which they were first shown', () => {
  jest.useFakeTimers({ now: 1000 })
  const [first, second] = [{}, {}]
  expect(useFirstShownAt(first)).toEqual({ time: 1000, serverValue: null })
  jest.setSystemTime(2000)
  expect([useFirstShownAt(first), useFirstShownAt(second)]).toMatchObject([{ time: 1000 }, { time: 2000 }])
  jest.useRealTimers()
})
