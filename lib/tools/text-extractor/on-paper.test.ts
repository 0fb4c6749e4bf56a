import { onPaper } from './on-paper'

/** A transparent pixel, half of one, and an opaque one, of one shade of gray. */
const drawn = (shade: number) => ({
  width: 3,
  height: 1,
  data: Uint8ClampedArray.from([0, 0, 0, 0, shade, shade, shade, 128, shade, shade, shade, 255]),
})
const shades = (shade: number) => [...onPaper(drawn(shade)).data].filter((_, at) => at % 4 === 0)

it('is white behind dark letters, and black behind light ones', () => {
  expect(shades(0)).toEqual([255, 127, 0])
  expect(shades(255)).toEqual([0, 128, 255])
  expect([...onPaper(drawn(255)).data].filter((_, at) => at % 4 === 3)).toEqual([255, 255, 255])
})

it('is the same picture where nothing is transparent', () => {
  const opaque = { width: 1, height: 1, data: Uint8ClampedArray.of(250, 250, 250, 255) }
  expect(onPaper(opaque)).toEqual({ ...opaque, data: Uint8ClampedArray.of(250, 250, 250, 255) })
})
