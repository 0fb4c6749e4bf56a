import { abortError, isAbort, isToolError, toVisitorError, ToolError, unlessRefused } from './errors'

test('a ToolError carries its code and what belongs to it, also without its class', () => {
  const error = new ToolError('fileTooLarge', { limit: 50 })
  expect(error).toMatchObject({ kind: 'tool', name: 'ToolError', message: 'fileTooLarge', code: 'fileTooLarge' })
  expect([error.params, new ToolError('fileEmpty').params]).toEqual([{ limit: 50 }, {}])
  const shapes = [error, { kind: 'tool', code: 'a', params: {} }, { kind: 'bug' }, {}, null, undefined, 'tool']
  expect(shapes.map(isToolError)).toEqual([true, true, false, false, false, false, false])
})

test('a script that does not load is a matter of the network, any other error is what it is', () => {
  const chunk = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' })
  expect(toVisitorError(chunk)).toMatchObject({ kind: 'tool', code: 'engineFailed' })
  for (const other of [new Error('a bug'), { name: 'ChunkLoadError' }, null]) expect(toVisitorError(other)).toBe(other)
})

test('an aborted operation is known by its name', () => {
  expect(abortError()).toMatchObject({ name: 'AbortError', message: 'aborted' })
  const reasons = [abortError(), { name: 'AbortError' }, new Error('aborted'), null, undefined, 'AbortError']
  expect(reasons.map(isAbort)).toEqual([true, true, false, false, false, false])
})

test('a refusal may have an answer, a bug has none', () => {
  const fail = (error: unknown) => () => {
    throw error
  }
  expect(unlessRefused(() => 1, 2)).toBe(1)
  expect(unlessRefused(fail(new ToolError('imageDamaged')), 2)).toBe(2)
  expect(() => unlessRefused(fail(new TypeError('a bug')), 2)).toThrow(TypeError)
})
