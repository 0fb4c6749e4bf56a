import { runExclusive } from './run-exclusive'

/** Work that ends on demand, and the names of started work in the order of starting. */
function workshop() {
  const begun: string[] = []
  const end = new Map<string, (error?: Error) => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name)
      end.set(name, (error) => (error ? reject(error) : resolve(name)))
    })
  return { begun, work, end: (name: string, error?: Error) => end.get(name)?.(error) }
}

/** Lets everything that can happen without more ends happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('one at a time, what is next before what is last', async () => {
  const { begun, work, end } = workshop()
  const [first, second, third] = [
    runExclusive(work('first')),
    runExclusive(work('second')),
    runExclusive(work('third'), 'next'),
  ]
  expect(begun).toEqual(['first'])
  end('first')
  expect(await first).toBe('first')
  await settle()
  expect(begun).toEqual(['first', 'third'])
  end('third')
  expect(await third).toBe('third')
  await settle()
  expect(begun).toEqual(['first', 'third', 'second'])
  end('second')
  expect(await second).toBe('second')
})

test('a failure reaches its caller and the next work starts', async () => {
  const { begun, work, end } = workshop()
  const broken = runExclusive(work('broken'))
  const after = runExclusive(work('after'))
  end('broken', new Error('no memory'))
  await expect(broken).rejects.toThrow('no memory')
  await settle()
  const thrown = runExclusive(() => {
    throw new Error('at once')
  }, 'next')
  end('after')
  await expect(thrown).rejects.toThrow('at once')
  expect(await after).toBe('after')
  expect(begun).toEqual(['broken', 'after'])
})
