import { rowsOf, type Pixels } from '@/lib/image/pixels/pixels'
import { centeredIcon, fitIntoSquare, roundCorners, SAFE_SHARE, workingCopy } from './compose'

function flat(width: number, height: number, ...color: [number, number, number, number]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let offset = 0; offset < data.length; offset += 4) data.set(color, offset)
  return { width, height, data }
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
]

const RED = [200, 0, 0, 255] as [number, number, number, number]

describe('centeredIcon', () => {
  it('fits a wide picture and centers it on transparency', () => {
    const icon = centeredIcon(flat(40, 20, ...RED), 16)
    expect([icon.width, icon.height]).toEqual([16, 16])
    // 16 × 8, from row 4 to row 11.
    expect([3, 4, 11, 12].map((row) => at(icon, 8, row)[3])).toEqual([0, 255, 255, 0])
    expect(at(icon, 0, 8)).toEqual(RED)
    expect(at(icon, 15, 8)).toEqual(RED)
  })

  it('fits a tall picture between transparent sides', () => {
    const icon = centeredIcon(flat(20, 40, ...RED), 16)
    expect([3, 4, 11, 12].map((column) => at(icon, column, 8)[3])).toEqual([0, 255, 255, 0])
    expect([0, 15].map((row) => at(icon, 8, row))).toEqual([RED, RED])
  })

  it('enlarges a small one and leaves a margin if requested', () => {
    const icon = centeredIcon(flat(4, 4, ...RED), 20, 0.5)
    expect([4, 5, 14, 15].map((column) => at(icon, column, 10)[3])).toEqual([0, 255, 255, 0])
  })

  it('leaves an odd pixel on the right and at the bottom', () => {
    const icon = centeredIcon(flat(4, 4, ...RED), 4, 0.75)
    expect([0, 2, 3].map((place) => [at(icon, place, 0)[3], at(icon, 0, place)[3]])).toEqual([
      [255, 255],
      [255, 255],
      [0, 0],
    ])
  })

  it('preserves a line of one pixel', () => {
    expect(fitIntoSquare({ width: 3000, height: 1 }, 16)).toEqual({ width: 16, height: 1 })
    expect(fitIntoSquare({ width: 1, height: 3000 }, 16)).toEqual({ width: 1, height: 16 })
  })
})

it('the working copy of a large picture is reduced, that of a small one is not', () => {
  expect(workingCopy(rowsOf(flat(2048, 512, ...RED)))).toMatchObject({ width: 1024, height: 256 })
  const small = flat(1024, 3, ...RED)
  expect(workingCopy(rowsOf(small))).toEqual(small)
})

describe('rounded', () => {
  const area = (icon: Pixels) => {
    let sum = 0
    for (let alpha = 3; alpha < icon.data.length; alpha += 4) sum += (icon.data[alpha] ?? 0) / 255
    return sum
  }

  it('does not change a square with radius 0', () => {
    expect(roundCorners(flat(16, 16, ...RED), 0)).toEqual(flat(16, 16, ...RED))
  })

  it('makes a circle with a radius of half the side, with a circle’s area', () => {
    const circle = roundCorners(flat(64, 64, ...RED), 50)
    expect(area(circle) / (Math.PI * 32 * 32)).toBeCloseTo(1, 2)
    expect(at(circle, 0, 0)[3]).toBe(0)
    expect(at(circle, 32, 0)[3]).toBeGreaterThan(200)
    expect(at(circle, 32, 32)).toEqual(RED)
  })

  it('is alike at all four corners', () => {
    const icon = roundCorners(flat(15, 15, ...RED), 40)
    const alphas = [...icon.data.filter((_, index) => index % 4 === 3)]
    const turned = alphas.map((_, index) => alphas[(14 - (index % 15)) * 15 + Math.floor(index / 15)])
    expect(turned).toEqual(alphas)
  })

  it('has the area of a rounded square with a radius of a quarter', () => {
    const icon = roundCorners(flat(64, 64, ...RED), 25)
    expect(area(icon) / (64 * 64 - (4 - Math.PI) * 16 * 16)).toBeCloseTo(1, 2)
  })

  it('does not make translucent pixels more opaque', () => {
    const icon = roundCorners(flat(32, 32, 200, 0, 0, 100), 50)
    expect(Math.max(...icon.data.filter((_, index) => index % 4 === 3))).toBe(100)
  })
})

it('a maskable picture’s corners touch the safe circle', () => {
  expect(Math.hypot(SAFE_SHARE / 2, SAFE_SHARE / 2)).toBeCloseTo(0.4, 12)
})
