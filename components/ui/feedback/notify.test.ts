import { clearAll } from './clear-all'
import { notify, offerUndo, onNotice, type Notice } from './notify'

test('notices wait for the first listener and then come at once, until it stops', () => {
  const undo = () => {}
  notify('success', 'Saved')
  offerUndo(undo)
  const [first, second]: Notice[][] = [[], []]
  const stop = onNotice((notice) => first!.push(notice))
  notify('error', 'Failed')
  expect(first).toEqual([{ kind: 'success', text: 'Saved' }, { undo }, { kind: 'error', text: 'Failed' }])
  const stopSecond = onNotice((notice) => second!.push(notice))
  expect(second).toEqual([])
  // A listener that has been replaced takes nothing away from its successor.
  stop()
  notify('info', 'Here')
  expect([first!.length, second!.length]).toEqual([3, 1])
  stopSecond()
  notify('info', 'Later')
  expect(second).toHaveLength(1)
  const stopThird = onNotice((notice) => second!.push(notice))
  expect(second).toHaveLength(2)
  stopThird()
})

test('what was cleared can be restored at once; where there was nothing, nothing is offered', () => {
  const restored: string[] = []
  const notices: Notice[] = []
  const stop = onNotice((notice) => notices.push(notice))
  clearAll(() => undefined)
  expect(notices).toEqual([])
  clearAll(
    () => () => void restored.push('text'),
    () => undefined,
    () => () => void restored.push('files'),
  )
  const [notice] = notices
  if (notice && 'undo' in notice) notice.undo()
  expect(restored).toEqual(['text', 'files'])
  stop()
})
