import { inTurn } from './turns'

/** Work that ends when told, and the names of what began in the order of beginning. */
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
  const [first, second, third] = [inTurn(work('first')), inTurn(work('second')), inTurn(work('third'), 'next')]
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

test('what fails is told and lets the next begin', async () => {
  const { begun, work, end } = workshop()
  const broken = inTurn(work('broken'))
  const after = inTurn(work('after'))
  end('broken', new Error('no memory'))
  await expect(broken).rejects.toThrow('no memory')
  await settle()
  const thrown = inTurn(() => {
    throw new Error('at once')
  }, 'next')
  end('after')
  await expect(thrown).rejects.toThrow('at once')
  expect(await after).toBe('after')
  expect(begun).toEqual(['broken', 'after'])
})
