import { encodeToAim, isSearched } from './encode-to-aim'
import type { JpegQuality } from '@/lib/image/codecs/mozjpeg'

/** Files of a hundred bytes for each step of brightness and one for each of color. */
function encoder() {
  const tried: JpegQuality[] = []
  const encode = async (quality: JpegQuality) => {
    tried.push(quality)
    return { length: 100 * quality.luma + quality.chroma }
  }
  return { tried, encode }
}
const luma = ({ length }: { readonly length: number }) => Math.floor(length / 100)

test.each([
  [{ quality: 80 }, false],
  [{ quality: 80, targetBytes: 1 }, true],
  [{ quality: 80, leastBytes: 1 }, true],
  [{ quality: 80, mostBytes: 1 }, true],
])('%j is searched for: %s', (aim, expected) => {
  expect(isSearched(aim)).toBe(expected)
})

test.each([20, 80, 100])('without limits the chosen quality of %d stands', async (quality) => {
  const { tried, encode } = encoder()
  const { file, outcome } = await encodeToAim({ quality }, 'jpeg', encode)
  expect([file.length, outcome]).toEqual([quality * 101, undefined])
  expect(tried).toHaveLength(1)
})

test.each(['jpeg', 'webp'] as const)('the target of a %s is met wherever the quality stands', async (format) => {
  for (const quality of [10, 50, 90]) {
    const { file, outcome } = await encodeToAim({ quality, targetBytes: 9800 }, format, encoder().encode)
    expect([luma(file), outcome]).toEqual([97, 'near'])
  }
})

test.each([
  [{ targetBytes: 50 }, 1, 'over'],
  [{ targetBytes: 105 }, 1, 'under'],
  [{ targetBytes: 1e6 }, 101, 'under'],
  [{ targetBytes: 1e6, mostBytes: 5100 }, 50, 'near'],
  // The chosen 50 misses these limits, of which the least alone leads to the best quality.
  [{ mostBytes: 3100 }, 30, 'near'],
  [{ leastBytes: 6000 }, 101, 'under'],
  [{ leastBytes: 6000, mostBytes: 8200 }, 80, 'near'],
  // Within these it stands.
  [{ leastBytes: 5050, mostBytes: 5050 }, 50, undefined],
])('%j makes %d of every hundred bytes', async (limits, hundreds, expected) => {
  const { file, outcome } = await encodeToAim({ quality: 50, ...limits }, 'jpeg', encoder().encode)
  expect([luma(file), outcome]).toEqual([hundreds, expected])
})
