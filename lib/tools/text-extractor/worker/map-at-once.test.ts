import { mapAtOnce } from './map-at-once'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp(count: number, limit: number) {
  const state = { drawn: 0, isClosed: false }
  async function* source() {
    try {
      for (let value = 0; value < count; value++) {
        state.drawn++
        yield value
      }
    } finally {
      state.isClosed = true
    }
  }
  const ends: { readonly resolve: (result: string) => void; readonly reject: (error: Error) => void }[] = []
  const done = mapAtOnce(source(), limit, (value, index) => {
    expect(value).toBe(index)
    return new Promise<string>((resolve, reject) => ends.push({ resolve, reject }))
  })
  return { state, ends, done }
}

test('as many as there is room for are worked on at once, and results keep their order', async () => {
  const { state, ends, done } = setUp(4, 2)
  await settle()
  expect([ends.length, state.drawn]).toEqual([2, 2])
  ends[1]!.resolve('b')
  await settle()
  expect(ends.length).toBe(3)
  ends[2]!.resolve('c')
  await settle()
  expect(ends.length).toBe(4)
  ends[0]!.resolve('a')
  ends[3]!.resolve('d')
  expect(await done).toEqual(['a', 'b', 'c', 'd'])
  expect(state.isClosed).toBe(true)
})

test('nothing makes nothing', async () => expect(await setUp(0, 1).done).toEqual([]))

test('a failure ends it, and closes the source', async () => {
  const { state, ends, done } = setUp(9, 2)
  await settle()
  ends[1]!.reject(new Error('failed'))
  await expect(done).rejects.toThrow('failed')
  expect([ends.length, state.isClosed]).toEqual([2, true])
})

test('one that fails while the others are still at work fails the whole', async () => {
  const { ends, done } = setUp(2, 3)
  await settle()
  ends[0]!.resolve('a')
  ends[1]!.reject(new Error('late'))
  await expect(done).rejects.toThrow('late')
})
