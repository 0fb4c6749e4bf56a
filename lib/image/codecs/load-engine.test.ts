import { memoizeAsync, loadEngine } from './load-engine'

const noWasm = new WebAssembly.RuntimeError('Aborted(both async and sync fetching of the wasm failed)')

describe('an engine', () => {
  it.each([new TypeError('Failed to fetch'), noWasm, new Error('chunk')])(
    'that cannot be fetched is reported as such (%#)',
    async (error) => {
      await expect(loadEngine(() => Promise.reject(error))).rejects.toMatchObject({ code: 'engineFailed' })
    },
  )

  it.each([
    new RangeError('WebAssembly.Memory(): could not allocate'),
    new Error('Aborted(RangeError: out of memory)'),
  ])('that finds no memory says so (%#)', async (error) => {
    await expect(loadEngine(() => Promise.reject(error))).rejects.toBe(error)
  })

  it('is loaded once, again after a failure and after it was forgotten', async () => {
    const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(noWasm).mockResolvedValue('engine')
    const { get, forget } = memoizeAsync(load)
    await expect(get()).rejects.toMatchObject({ code: 'engineFailed' })
    await expect(get()).resolves.toBe('engine')
    await expect(get()).resolves.toBe('engine')
    expect(load).toHaveBeenCalledTimes(2)
    forget()
    await get()
    expect(load).toHaveBeenCalledTimes(3)
  })
})
