/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { faceWorkers } from '@/lib/image/faces/faces'
import FacePicker from './FacePicker'
import { Picture } from './Picture'

jest.mock('@/lib/image/faces/faces', () => ({ faceWorkers: { run: jest.fn() } }))
jest.mock('@/lib/platform/engine-store', () => ({ loadEngineFiles: async () => [new Blob(), new Blob()] }))
jest.mock('./Picture', () => ({ Picture: jest.fn(() => null) }))

const FACE = { x: 0.5, y: 0.5, width: 0.1, height: 0.1 }
const size = { width: 8000, height: 6000 }

test.each([
  ['the file', undefined],
  ['its copy, which shows what the browser cannot', { blob: new Blob(['jpg']), width: 1024, height: 768 }],
])('a face is shown as in %s', async (_, copy) => {
  const file = new File(['heic'], 'a.heic')
  jest.mocked(faceWorkers.run).mockResolvedValue({ faces: [FACE], ...(copy && { copy }) })
  const picker = <FacePicker file={file} size={size} shown={[]} onToggle={() => {}} />
  await act(async () => void render(withWords(picker)))
  const { style } = screen.getByRole('button').firstElementChild as HTMLElement
  expect(jest.mocked(Picture).mock.lastCall![0].picture).toEqual(copy ?? { blob: file, ...size })
  // A tenth of the height is two thirds of the button.
  expect(parseFloat(style.height)).toBeCloseTo(64 / 0.15)
  expect(parseFloat(style.width)).toBeCloseTo(((64 / 0.15) * 4) / 3)
})
