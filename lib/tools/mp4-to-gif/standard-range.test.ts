import { PEAK_SIGNAL, toStandardRange, type HdrTransfer } from './standard-range'

const shown = (transfer: HdrTransfer, ...signals: number[]) => [
  ...toStandardRange(
    Uint16Array.from(signals, (signal) => signal * PEAK_SIGNAL),
    transfer,
  ),
]

// ITU-R BT.2408, table 1: graphics in white, and a gray card of 18 %, which are 26 cd/m².
test.each([
  ['pq', 0.58, 254],
  ['pq', 0.38, 101],
  ['hlg', 0.75, 255],
  ['hlg', 0.38, 101],
  ['pq', 0, 0],
  ['hlg', 0, 0],
  ['pq', 1, 255],
  ['hlg', 1, 255],
] as const)('%s: gray of %d is %d', (transfer, signal, gray) => {
  for (const value of shown(transfer, signal, signal, signal)) expect(Math.abs(value - gray)).toBeLessThanOrEqual(2)
})

test('a color of BT.709 comes out as itself', () => {
  // Red of 191 on a screen of 203 cd/m², in BT.2020 (BT.2087) and PQ, which zimg wrote.
  for (const [channel, value] of [191, 2, 0].entries()) {
    expect(Math.abs(shown('pq', 0.4675, 0.2766, 0.1801)[channel]! - value)).toBeLessThanOrEqual(2)
  }
})

test('HLG is brightened by its luminance, so that colors keep their hue', () => {
  // BT.2100, table 5: Y = 0.2627 E, red light E·Y^0.2·1000/203, in BT.709 × 1.6605, of E = 0.0833 for a signal of 0.5.
  const [red, green, blue] = shown('hlg', 0.5, 0, 0)
  expect(red).toBe(153)
  expect([green, blue]).toEqual([0, 0])
})
