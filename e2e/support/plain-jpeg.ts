const QUANTUM = 8
const BLOCK = 8
/** Differences of DC values are 0 or ± this: five bits (ITU-T T.81, table F.1). */
const STEP = 16
const CODES = { same: '0', changed: '10', endOfBlock: '0' }
const STRIPE_BLOCKS = 64

function segment(marker: number, content: readonly number[]): Buffer {
  const length = content.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content])
}

/** A Huffman table that assigns codes of 1, 2, … bits to these values. */
function table(kind: 0x00 | 0x10, ...values: readonly number[]): Buffer {
  const counts = Array.from({ length: 16 }, (_, index) => (index < values.length ? 1 : 0))
  return segment(0xc4, [kind, ...counts, ...values])
}

/** The coded blocks: stripes of two grays from left to right. */
function scan(columns: number, rows: number): Buffer {
  const bytes: number[] = []
  let pending = ''
  const put = (bits: string) => {
    pending += bits
    for (; pending.length >= 8; pending = pending.slice(8)) bytes.push(parseInt(pending.slice(0, 8), 2))
  }
  let last = 0
  for (let block = 0; block < columns * rows; block++) {
    const level = Math.floor((block % columns) / STRIPE_BLOCKS) % 2 === 0 ? 0 : STEP
    if (level === last) put(CODES.same)
    else put(CODES.changed + (level > last ? '10000' : '01111'))
    put(CODES.endOfBlock)
    last = level
  }
  put('1'.repeat((8 - pending.length) % 8))
  return Buffer.from(bytes)
}

/** A gray JPEG of any size made of stripes: two bits a block, so that 108 megapixels take half a megabyte (ITU-T T.81). */
export function plainJpeg(width: number, height: number): Buffer {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => QUANTUM)]),
    segment(0xc0, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]),
    table(0x00, 0, 5),
    table(0x10, 0),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    scan(columns, rows),
    Buffer.from([0xff, 0xd9]),
  ])
}
