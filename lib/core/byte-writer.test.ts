import { concatBytes, latin1, uint32BigEndian, uint32LittleEndian } from './byte-writer'

test('letters are one byte each, numbers four in either order', () => {
  expect([...latin1('aé\xff\0')]).toEqual([0x61, 0xe9, 0xff, 0])
  expect([...uint32LittleEndian(0x81020304)]).toEqual([4, 3, 2, 0x81])
  expect([...uint32BigEndian(0x81020304)]).toEqual([0x81, 2, 3, 4])
})

test('parts follow each other in a buffer of their own', () => {
  const part = Uint8Array.of(9, 1, 2).subarray(1)
  const whole = concatBytes([part, new Uint8Array(), part, Uint8Array.of(3)])
  expect([...whole]).toEqual([1, 2, 1, 2, 3])
  expect(whole.buffer.byteLength).toBe(5)
})
