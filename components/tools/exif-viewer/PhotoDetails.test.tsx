/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { Unread } from '@/lib/image/formats/metadata/blocks'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import messages from '@/messages/en/exif-viewer.json'
import { withWords } from '@/scripts/jest/with-words'
import type { ReadItem } from './metadata-file'
import PhotoDetails from './PhotoDetails'

jest.mock('./TagTable', () => ({ TagTable: () => null }))

const tag = (group: MetadataTag['group'], name: string, text: string): MetadataTag => ({
  group,
  name,
  text,
  value: text,
})

/** The tabs of basic information and of the location for these tags, once everything hidden in them is shown. */
function tabs(tags: readonly MetadataTag[], unread: readonly Unread[] = []) {
  const info = { kind: 'jpeg', size: null, drawable: false, tags, behind: [], unread }
  const item = { file: new File([], 'a.jpg'), info } as unknown as ReadItem
  const { unmount } = render(withWords(<PhotoDetails item={item} showSensitive={false} />, 'exif-viewer'))
  const panel = screen.getByRole('tabpanel')
  for (const button of within(panel).queryAllByText('Hidden')) fireEvent.click(button)
  const [basic, , location] = [...panel.children].map(({ textContent }) => textContent)
  unmount()
  return [basic, location]
}

const NOTHING = [messages.ui.nothing.basic, messages.ui.nothing.location]
const UNREAD = messages.ui.nothing.unread

test('a tab without values says what was found instead, or that not all was read', () => {
  expect(tabs([])).toEqual(NOTHING)
  expect(tabs([tag('iptc', 'City', 'Seoul')])).toEqual([NOTHING[0], 'City: Seoul'])
  expect(tabs([tag('gps', 'Latitude', '')])).toEqual(NOTHING)
  expect(tabs([tag('gps', 'GPSLatitude', '?')])).toEqual([NOTHING[0], messages.ui.findings.unreadable])
  expect(tabs([tag('iptc', 'Credit', 'Kim')])).toEqual(['Kim', NOTHING[1]])
  expect(tabs([], [{ name: 'video/trak', bytes: 9 }])).toEqual([UNREAD, UNREAD])
})
