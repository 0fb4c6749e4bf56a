import { addPdfGlobals } from './pdf-globals'

interface Resolvers {
  promise: Promise<string>
  resolve: (value: string) => void
  reject: (reason: Error) => void
}
const promises = Promise as unknown as { withResolvers: () => Resolvers }
const buffers = ArrayBuffer.prototype as unknown as { transferToFixedLength: (length: number) => ArrayBuffer }
const own = {
  withResolvers: Object.getOwnPropertyDescriptor(Promise, 'withResolvers'),
  transfer: Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'transferToFixedLength'),
}

afterEach(() => {
  for (const [owner, name, descriptor] of [
    [Promise, 'withResolvers', own.withResolvers],
    [ArrayBuffer.prototype, 'transferToFixedLength', own.transfer],
  ] as const) {
    Reflect.deleteProperty(owner, name)
    if (descriptor) Object.defineProperty(owner, name, descriptor)
  }
})

describe('a browser without the functions that pdf.js calls', () => {
  beforeEach(() => {
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(ArrayBuffer.prototype, 'transferToFixedLength')
    addPdfGlobals()
  })

  it('gets promises that are settled from outside', async () => {
    const kept = promises.withResolvers()
    kept.resolve('kept')
    const broken = promises.withResolvers()
    broken.reject(new Error('broken'))
    await expect(kept.promise).resolves.toBe('kept')
    await expect(broken.promise).rejects.toThrow('broken')
  })

  it('gets buffers that are cut to a length', () => {
    const { buffer } = Uint8Array.of(1, 2, 3, 4)
    const cut = buffers.transferToFixedLength.call(buffer, 3)
    expect([...new Uint8Array(cut)]).toEqual([1, 2, 3])
  })
})

it('a browser that has the functions keeps its own', () => {
  const mine = () => ({})
  Object.defineProperty(Promise, 'withResolvers', { value: mine, configurable: true })
  addPdfGlobals()
  expect(promises.withResolvers).toBe(mine)
})
