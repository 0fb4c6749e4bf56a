/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { FileMetadata } from '@/lib/tools/exif-viewer/worker/read-metadata'
import { withWords } from '@/scripts/jest/with-words'
import { Findings } from './Findings'

test('where a value was found belongs to the value, so that it wraps below it and not below its name', () => {
  const info = { tags: [], unread: [] } as unknown as FileMetadata
  const found = [{ concern: 'person', where: ['exif', 'xmp', 'iptc'], tags: [] }] as const
  render(
    withWords(
      <Findings
        info={info}
        figures={{}}
        found={found}
        textOf={() => 'Kim Jisoo'}
        isOpen={() => true}
        onOpen={() => {}}
      />,
      'exif-viewer',
    ),
  )
  expect(screen.getByText('Kim Jisoo').closest('dd')?.textContent).toBe(
    'Kim Jisooin the EXIF data, in the XMP data, and in the IPTC data',
  )
})
