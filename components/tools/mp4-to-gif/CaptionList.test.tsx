/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ToolSlugContext } from '@/components/ui/feedback/useErrorText'
import { defaultsOf } from '@/lib/core/fields'
import { captionFields } from '@/lib/tools/mp4-to-gif/caption'
import { withWords } from '@/scripts/jest/with-words'
import CaptionList from './CaptionList'

/** What stands below the times of a caption in a clip of 12 to 15 s, or without a video. */
function notesOf(captionFrom: string, captionTo: string, hasVideo = true) {
  const items = [{ id: 1, ...defaultsOf(captionFields), captionText: 'Hi', captionFrom, captionTo }]
  const clip = hasVideo ? { start: 12, duration: 3, fps: 10, speed: 1 } : null
  const list = <CaptionList items={items} clip={clip} change={() => {}} remove={() => {}} />
  const { unmount } = render(withWords(<ToolSlugContext value="mp4-to-gif">{list}</ToolSlugContext>, 'mp4-to-gif'))
  const noteOf = (label: string) => {
    const note = screen.getByLabelText(label).getAttribute('aria-describedby')
    return note ? document.getElementById(note)?.textContent : undefined
  }
  const notes = [noteOf('From'), noteOf('Until')]
  unmount()
  return notes
}

test('a caption that is not in the clip is said so below the time that leaves it', () => {
  const outside = 'Outside the clip, so it is not seen. Please enter a time from 12 to 15 s.'
  expect(notesOf('0', '1')).toEqual([undefined, outside])
  expect(notesOf('16', '')).toEqual([outside, undefined])
  expect(notesOf('13', '14')).toEqual([undefined, undefined])
  expect(notesOf('0', '1', false)).toEqual([undefined, undefined])
  expect(notesOf('3', '2')).toEqual([undefined, 'Please enter 3.1 or more.'])
})
