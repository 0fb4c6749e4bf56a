import { ToolError } from '@/lib/core/errors'
import { packError, unpackError } from './protocol'

test('a ToolError crosses with its code, also as the failure to load a script', () => {
  const error = new ToolError('fileTooLarge', { limit: 50 })
  expect(packError(error)).toEqual({ kind: 'tool', code: 'fileTooLarge', params: { limit: 50 } })
  expect(unpackError(packError(error))).toEqual(error)
  const chunk = Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' })
  expect(packError(chunk)).toEqual({ kind: 'tool', code: 'engineFailed', params: {} })
})

test('a bug crosses with its message and where it happened', () => {
  const bug = new TypeError('no such thing')
  expect(packError(bug)).toEqual({ kind: 'bug', message: 'no such thing', stack: bug.stack })
  expect(unpackError(packError(bug))).toMatchObject({ message: 'no such thing', stack: bug.stack })
  expect(packError('text')).toEqual({ kind: 'bug', message: 'text', stack: '' })
  expect(unpackError(packError('text')).stack).toContain('protocol')
  expect(packError(Object.assign(new Error('a'), { stack: undefined }))).toEqual({
    kind: 'bug',
    message: 'a',
    stack: '',
  })
})
