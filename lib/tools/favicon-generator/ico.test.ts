import { writeIco } from './ico'

describe('writeIco', () => {
  const icons = [
    { size: 16, bytes: new Uint8Array([1, 2, 3]) },
    { size: 32, bytes: new Uint8Array([4, 5]) },
    { size: 256, bytes: new Uint8Array([6]) },
  ]
  const file = Buffer.from(writeIco(icons))

  it('starts with type 1 and the number of icons', () => {
    expect(file.readUInt16LE(0)).toBe(0)
    expect(file.readUInt16LE(2)).toBe(1)
    expect(file.readUInt16LE(4)).toBe(3)
  })

  it('lists the size and offset of each icon', () => {
    const entries = [0, 1, 2].map((index) => {
      const at = 6 + index * 16
      const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)]
      return {
        width: file[at],
        height: file[at + 1],
        planes: file.readUInt16LE(at + 4),
        bits: file.readUInt16LE(at + 6),
        content: [...file.subarray(offset, offset + length)],
      }
    })
    expect(entries).toEqual([
      { width: 16, height: 16, planes: 1, bits: 32, content: [1, 2, 3] },
      { width: 32, height: 32, planes: 1, bits: 32, content: [4, 5] },
      { width: 0, height: 0, planes: 1, bits: 32, content: [6] },
    ])
    expect(file.length).toBe(6 + 3 * 16 + 6)
  })
})
