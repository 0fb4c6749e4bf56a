import { presets, presetSize } from './presets'
import { targetRectangles } from './target'

const photo = { width: 4033, height: 3024 }

describe('presets', () => {
  it('have different names', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  })

  it('all give a box that the tool accepts, of any picture', () => {
    for (const original of [photo, { width: 1, height: 1 }, { width: 30_000, height: 1 }]) {
      for (const preset of presets) {
        expect(() => targetRectangles({ original, ...presetSize(preset, original), fit: 'contain' })).not.toThrow()
      }
    }
  })

  // ITU-R BT.709; help pages of Instagram and YouTube; Meta for developers.
  it.each([
    ['fullHd', 16 / 9],
    ['hd', 16 / 9],
    ['instagramSquare', 1],
    ['instagramPortrait', 4 / 5],
    ['instagramStory', 9 / 16],
    ['youtubeThumbnail', 16 / 9],
    ['openGraph', 40 / 21],
  ])('%s has the shape that its source publishes', (id, ratio) => {
    const { width, height } = presetSize(
      presets.find((preset) => preset.id === id)!,
      photo,
    )
    expect(width / height).toBe(ratio)
  })

  it('keep to the size they name', () => {
    expect(presetSize({ id: 'any', width: 413, height: 531 }, photo)).toEqual({ width: 413, height: 531 })
  })

  it('take a percentage of the original, at least one pixel', () => {
    expect(presetSize({ id: 'half', percent: 50 }, photo)).toEqual({ width: 2017, height: 1512 })
    expect(presetSize({ id: 'quarter', percent: 25 }, { width: 1, height: 2 })).toEqual({ width: 1, height: 1 })
    expect(presetSize({ id: 'half', percent: 50 }, { width: 30_000, height: 10 })).toEqual({ width: 8192, height: 5 })
  })

  it('have the Korean photograph at 35 × 45 mm and 300 dots an inch', () => {
    const box = presets.find(({ id }) => id === 'koreanIdPhoto')
    expect(box).toMatchObject({ width: Math.floor((35 / 25.4) * 300), height: Math.floor((45 / 25.4) * 300) })
  })
})
