import { loadUtif } from './load-utif'

/** What of the library is bounded, which its types leave out. */
async function boundedParts() {
  const { decode } = await loadUtif()
  return decode as unknown as {
    readonly _lens: readonly Readonly<Record<string, number>>[]
    readonly _dmap: Readonly<Record<string, number>>
    readonly _addNtimes: (line: number[], length: number, color: number) => void
  }
}

// ITU-T T.4, tables 2 and 3; T.6, table 1: no pixel of either color, and an edge one pixel further right.
test('words of a fax are looked up until they cannot become one', async () => {
  const { _lens, _dmap } = await boundedParts()
  expect([_lens[0]!['00110101'], _lens[1]!['0000110111'], _dmap['011']]).toEqual([0, 0, 1])
  for (const table of [_lens[0]!, _lens[1]!, _dmap]) {
    expect(table['0'.repeat(4096)]).toBeUndefined()
    expect(() => table['0'.repeat(4097)]).toThrow('imageDamaged')
  }
})

test('the library is bounded once, however often it is loaded', async () => {
  expect((await boundedParts())._lens).toBe((await boundedParts())._lens)
})

test('a run is put behind the others, in a line of a million pixels at most', async () => {
  const { _addNtimes: addRun } = await boundedParts()
  const line = [1]
  addRun(line, 3, 0)
  addRun(line, 0, 1)
  expect(line).toEqual([1, 0, 0, 0])
  addRun(line, 2 ** 20 - 4, 1)
  expect(line).toHaveLength(2 ** 20)
  expect(() => addRun(line, 1, 0)).toThrow('imageDamaged')
})
