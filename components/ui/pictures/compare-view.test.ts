import { zoomedTo, panned, zoomedBy, WITHOUT_ZOOM } from './compare-view'

describe('the view of a compared picture', () => {
  it('cannot be panned without zoom', () => {
    expect(panned(WITHOUT_ZOOM, 0.3, -0.3)).toEqual(WITHOUT_ZOOM)
  })

  it('can be panned up to its edge', () => {
    const twice = zoomedTo(WITHOUT_ZOOM, 2)
    expect(panned(twice, 0.2, -0.1)).toEqual({ zoom: 2, x: 0.2, y: -0.1 })
    expect(panned(twice, 3, -3)).toEqual({ zoom: 2, x: 0.5, y: -0.5 })
  })

  it('keeps its center when zooming in', () => {
    expect(zoomedTo({ zoom: 2, x: 0.25, y: -0.5 }, 4)).toEqual({ zoom: 4, x: 0.5, y: -1 })
  })

  it('fills the frame when zooming out', () => {
    expect(zoomedTo({ zoom: 4, x: 1.5, y: -1.5 }, 2)).toEqual({ zoom: 2, x: 0.5, y: -0.5 })
    expect(zoomedTo({ zoom: 4, x: 1.5, y: 1 }, 1)).toEqual(WITHOUT_ZOOM)
  })

  it('zooms in steps and stops at both ends', () => {
    const steps = [
      zoomedBy(WITHOUT_ZOOM, 1),
      zoomedBy(zoomedTo(WITHOUT_ZOOM, 2), 1),
      zoomedBy(zoomedTo(WITHOUT_ZOOM, 4), 1),
      zoomedBy(WITHOUT_ZOOM, -1),
    ]
    expect(steps.map(({ zoom }) => zoom)).toEqual([2, 4, 4, 1])
  })
})
