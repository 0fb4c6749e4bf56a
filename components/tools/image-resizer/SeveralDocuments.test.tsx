/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { documentOf } from '@/lib/tools/image-resizer/documents'
import { readWords } from '@/scripts/jest/messages'
import { resizeFile } from './resize-file'
import { SeveralDocuments } from './SeveralDocuments'

const saveZip = jest.fn()
jest.mock('./resize-file', () => ({ resizeFile: jest.fn() }))
jest.mock('@/components/ui/files/useZipDownload', () => ({ useZipDownload: () => saveZip }))

const words = {
  photos: readWords('en', 'photos'),
  'image-resizer': (readWords('en', 'image-resizer') as { ui: object }).ui,
}
const photoOf = (name: string) => ({ file: new File([], name), info: {}, head: {}, edit: {} })

async function save(missed: readonly (string | undefined)[]) {
  for (const limit of missed)
    jest.mocked(resizeFile).mockResolvedValueOnce({ blob: new Blob(), crc32: 0, missed: limit } as never)
  const photos = missed.map((_, index) => photoOf(`${'김이'[index]}.jpg`)) as never
  render(
    <NextIntlClientProvider locale="en" messages={words as never} timeZone="UTC">
      <SeveralDocuments photos={photos} document={documentOf('china')!} backdrop="keep" />
    </NextIntlClientProvider>,
  )
  await userEvent.click(screen.getByText(/^Download/))
  await waitFor(() => expect(saveZip).toHaveBeenCalled())
}

test('photos get different plain names, and what misses its limit is said', async () => {
  await save([undefined, 'leastKb'])
  const [files] = saveZip.mock.lastCall
  expect(files).toMatchObject([{ name: 'photo1_china_380x553.jpg' }, { name: 'photo2_china_380x553.jpg' }])
  expect(screen.getByRole('status').textContent).toMatch(/^photo2_china_380x553\.jpg: Smaller than the minimum/)
})
