/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { Picture } from '@/components/ui/pictures/Picture'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import { UNTOUCHED } from '@/lib/tools/image-resizer/crop'
import { resizeImage } from '@/lib/tools/image-resizer/worker/resize-image'
import { TurnedPicture } from './TurnedPicture'

jest.mock('@/components/ui/pictures/Picture', () => ({ Picture: jest.fn(() => <p />) }))
jest.mock('@/lib/tools/image-resizer/worker/resize-image', () => ({ resizeImage: jest.fn() }))

test('a photo that is still decoded is not shown as the one before it', async () => {
  const decoded = { blob: new Blob(['a']), width: 8, height: 6 }
  jest.mocked(resizeImage).mockResolvedValueOnce(decoded as never)
  jest.mocked(resizeImage).mockReturnValue(new Promise(() => {}))
  const info = { kind: 'heic', width: 8, height: 6 } as ImageHeader
  const element = (name: string) => <TurnedPicture file={new File([], name)} info={info} turn={UNTOUCHED} />
  const { container, rerender } = render(element('a.heic'))
  await act(async () => {})
  expect(jest.mocked(Picture).mock.lastCall?.[0]).toMatchObject({ picture: decoded })
  rerender(element('b.heic'))
  expect(container.children).toHaveLength(0)
})
