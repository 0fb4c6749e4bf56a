import { rasterizeSvg } from '@/lib/platform/rasterize-svg'
import { analyzeColors, inspectPicture } from '@/lib/tools/color-picker/worker/analyze-colors'
import { analyzeFile } from './analyze-file'

jest.mock('@/lib/platform/rasterize-svg', () => ({ rasterizeSvg: jest.fn(async () => 'drawn') }))
jest.mock('@/lib/tools/color-picker/worker/analyze-colors', () => ({
  analyzeColors: jest.fn(async () => ({ colors: 5 })),
  inspectPicture: jest.fn(),
}))

const FILE = new File([], 'a')
const { signal } = new AbortController()
const report = () => {}

test.each([
  ['png', FILE],
  ['svg', 'drawn'],
] as const)('the colors of a %s are those of %s', async (kind, source) => {
  const header = { kind, width: 4, height: 3, animated: true, leftOut: [], note: 'altered' } as const
  jest.mocked(inspectPicture).mockResolvedValue(header)
  const analyzed = await analyzeFile({ signal, report }, FILE)
  expect(analyzed).toEqual({ colors: 5, file: FILE, leftOut: [], note: 'altered' })
  expect(analyzeColors).toHaveBeenLastCalledWith(source, { signal, report })
  expect(inspectPicture).toHaveBeenLastCalledWith(FILE, { signal })
  if (kind === 'svg') expect(rasterizeSvg).toHaveBeenLastCalledWith(FILE, header)
})
