import { readFileSync } from 'node:fs'
import { decode } from 'jpeg-js'
import { joinJpegStrips } from './join'
import { jpegSegments } from './segments'

/** `count` strips of one photograph, 150 × 100 pixels, by MozJPEG. */
function strips(name: string, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, index) =>
    Uint8Array.from(readFileSync(`e2e/fixtures/images/strips/${name}-${index}.jpg`)),
  )
}

function decoded(file: Uint8Array) {
  const { width, height, data } = decode(file, { useTArray: true })
  return { width, height, data }
}

describe.each([
  ['colour at half resolution, strips of one row of units', '420', 7],
  ['colour at full resolution', '444', 3],
])('%s', (_, name, count) => {
  it('decodes to the strips’ own pixels', () => {
    const parts = strips(name, count)
    const whole = decoded(joinJpegStrips(parts))
    expect(whole).toMatchObject({ width: 150, height: 100 })
    const expected = parts.flatMap((part) => [...decoded(part).data])
    expect(Buffer.compare(whole.data, Uint8Array.from(expected))).toBe(0)
  })

  it('takes fewer bytes than the strips, by one set of tables', () => {
    const parts = strips(name, count)
    const joined = joinJpegStrips(parts)
    expect(joined.length).toBeLessThan(parts.reduce((sum, part) => sum + part.length, 0))
    expect(jpegSegments(joined).filter(({ marker }) => marker === 0xc4)).toHaveLength(1)
  })
})

it('sets a restart behind each strip but the last, numbered from 0 to 7 and again', () => {
  const strip = strips('420', 1)[0]!
  const joined = joinJpegStrips(Array.from({ length: 11 }, () => strip))
  const restarts = [...joined.keys()].filter((at) => joined[at] === 0xff && (joined[at + 1]! & 0xf8) === 0xd0)
  expect(restarts.map((at) => joined[at + 1]! & 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
  expect(decoded(joined).height).toBe(176)
})

it('refuses what is no such strip', () => {
  expect(() => joinJpegStrips([Uint8Array.from(readFileSync('e2e/fixtures/images/empty.jpg'))])).toThrow()
})
