import { magnified, moved, stepped, WHOLE } from './compare-view'

describe('a compared picture', () => {
  it('cannot be moved while it is whole', () => {
    expect(moved(WHOLE, 0.3, -0.3)).toEqual(WHOLE)
  })

  it('moves until its edge meets the frame', () => {
    const twice = magnified(WHOLE, 2)
    expect(moved(twice, 0.2, -0.1)).toEqual({ zoom: 2, x: 0.2, y: -0.1 })
    expect(moved(twice, 3, -3)).toEqual({ zoom: 2, x: 0.5, y: -0.5 })
  })

  it('keeps its middle when magnified further', () => {
    expect(magnified({ zoom: 2, x: 0.25, y: -0.5 }, 4)).toEqual({ zoom: 4, x: 0.5, y: -1 })
  })

  it('fills its frame again when made smaller', () => {
    expect(magnified({ zoom: 4, x: 1.5, y: -1.5 }, 2)).toEqual({ zoom: 2, x: 0.5, y: -0.5 })
    expect(magnified({ zoom: 4, x: 1.5, y: 1 }, 1)).toEqual(WHOLE)
  })

  it('goes through the steps and stops at both ends', () => {
    const steps = [
      stepped(WHOLE, 1),
      stepped(magnified(WHOLE, 2), 1),
      stepped(magnified(WHOLE, 4), 1),
      stepped(WHOLE, -1),
    ]
    expect(steps.map(({ zoom }) => zoom)).toEqual([2, 4, 4, 1])
  })
})
