import { whenNear } from './near-window'

type Report = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void

let report: Report = () => {}
const [observe, unobserve, created] = [jest.fn(), jest.fn(), jest.fn()]

beforeAll(() => {
  class Observer {
    observe = observe
    unobserve = unobserve
    constructor(onChange: Report, options: IntersectionObserverInit) {
      report = onChange
      created(options)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
})
beforeEach(() => jest.clearAllMocks())

const element = () => ({}) as Element

test('starts once, when the element comes near', () => {
  const [target, start] = [element(), jest.fn()]
  whenNear(target, start)
  report([{ target, isIntersecting: false }])
  expect(start).not.toHaveBeenCalled()
  report([{ target, isIntersecting: true }])
  report([{ target, isIntersecting: true }])
  expect(start).toHaveBeenCalledTimes(1)
  expect(unobserve).toHaveBeenCalledWith(target)
})

test('all elements share an observer, and each starts for itself', () => {
  const [one, other] = [element(), element()]
  const started: string[] = []
  whenNear(one, () => started.push('one'))
  whenNear(other, () => started.push('other'))
  expect(observe.mock.calls).toEqual([[one], [other]])
  expect(created.mock.calls.length).toBeLessThan(2)
  report([{ target: other, isIntersecting: true }])
  expect(started).toEqual(['other'])
})

test('nothing starts after the end', () => {
  const [target, start] = [element(), jest.fn()]
  whenNear(target, start)()
  report([{ target, isIntersecting: true }])
  expect(start).not.toHaveBeenCalled()
})
