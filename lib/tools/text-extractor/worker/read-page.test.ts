import type { Pixels } from '@/lib/image/pixels/pixels'
import { toGray, type Box } from '@/lib/tools/text-extractor/gray'
import { SEGMENTATION, type Tesseract } from '@/lib/tools/text-extractor/engine/tesseract'
import type { Language } from '@/lib/tools/text-extractor/languages'
import { findMarks } from '@/lib/tools/text-extractor/marks'
import { quarterTurned } from '@/lib/image/pixels/turned'
import { drawPage, LETTER, recognition, type Answer } from '@/scripts/jest/drawn-page'
import { readPage, type ReadingOptions } from './read-page'

/** The shade of the page with its photographs, by which it is known from the prepared one. */
const WHOLE = 7

jest.mock('./prepare-page', () => ({
  preparePage(pixels: Pixels & { bubbles?: Box[] }) {
    const gray = toGray(pixels)
    const marks = findMarks({ ...gray, data: gray.data.map((shade) => (shade < 128 ? 1 : 0)) })
    const letter = marks.length === 0 ? 0 : LETTER.height
    return {
      ...{ gray, ruled: gray, unruled: () => gray, marks, letter, bubbles: pixels.bubbles ?? [], cards: [] },
      whole: () => ({ ...gray, data: gray.data.map(() => WHOLE) }),
      place: ({ x, y }: { x: number; y: number }) => ({ x: x / gray.width, y: y / gray.height }),
    }
  },
}))

/** An engine that gives one answer after the other, and what it was asked. */
function engineWith(answers: readonly Answer[], size = 1) {
  const asked: { size: string; mode: string; spaces: string | undefined; isWhole: boolean }[] = []
  const recognize: Tesseract['recognize'] = async (pgm, mode, variables, report) => {
    const [, size] = new TextDecoder('latin1').decode(pgm.subarray(0, 30)).split('\n')
    const isWhole = pgm.slice(30).includes(WHOLE)
    asked.push({ size: size!, mode, spaces: variables.preserve_interword_spaces, isWhole })
    report?.(0.4)
    return recognition(answers[asked.length - 1]!)
  }
  return { engine: { recognize, size }, asked }
}

async function read(
  pixels: Pixels,
  answers: readonly Answer[],
  { size, ...options }: Partial<ReadingOptions> & { readonly size?: number } = {},
) {
  const { engine, asked } = engineWith(answers, size)
  const shares: number[] = []
  const page = await readPage(
    pixels,
    { engine, languages: ['eng'], vertical: false, isLaid: false, ...options },
    (share) => shares.push(Number(share.toFixed(4))),
  )
  const words = page.blocks.map((lines) => lines.flatMap((line) => line.words.map(({ text }) => text)))
  return { ...page, words, asked, shares }
}

const PAGE = drawPage(800, 11, [{ x: 100, letters: 20 }])
const COLUMNS = drawPage(1400, 12, [{ x: 100, letters: 20 }, { x: 760, letters: 20 }]) // prettier-ignore
const answer = (confidence: number, text: string) => ({ confidence, lines: [[{ text, x: 140, width: 60 }]] })
const lines = (...texts: string[]) => texts.map((text) => [{ text, x: 130, width: 470 }])
const modes = (asked: readonly { mode: string }[]) => asked.map(({ mode }) => mode)

describe('a page of one block', () => {
  it('is read once as a whole, with a letter of paper around it', async () => {
    const { asked, words, quarterTurns, pixels, shares } = await read(PAGE, [{ confidence: 80 }])
    expect(asked).toEqual([{ size: '860 780', mode: SEGMENTATION.block, spaces: '0', isWhole: false }])
    expect(words).toEqual([['word']])
    expect(quarterTurns).toBe(0)
    expect(pixels).toBe(PAGE)
    // 8 % prepared; two fifths of 85 % of the 82 % that recognition takes; read.
    expect(shares).toEqual([0.08, 0.3588, 0.9])
  })

  it('gets a margin of the shade of its paper', async () => {
    const paper = 140
    const data = PAGE.data.map((value, at) => (at % 4 < 3 && value === 255 ? paper : value))
    let given: Uint8Array = new Uint8Array()
    const recognize: Tesseract['recognize'] = async (pgm) => {
      given = pgm
      return recognition({ confidence: 90 })
    }
    const options = { engine: { recognize, size: 1 }, languages: ['eng' as const], vertical: false, isLaid: false }
    await readPage({ ...PAGE, data }, options, () => {})
    expect(new Set(given.subarray('P5\n860 780\n255\n'.length))).toEqual(new Set([paper, 0]))
  })

  it('is read by both engines, and the surer line counts', async () => {
    const surer = engineWith([answer(95, 'second')])
    const { words, asked } = await read(PAGE, [answer(90, 'first')], { second: surer.engine })
    expect([words, surer.asked]).toEqual([[['second']], asked])
    const lessSure = engineWith([answer(85, 'second')])
    expect((await read(PAGE, [answer(90, 'first')], { second: lessSure.engine })).words).toEqual([['first']])
  })

  it('says which lines were found but not read, in fractions of the page', async () => {
    const ten = { confidence: 90, lines: lines(...Array<string>(10).fill('word')) }
    const { unread } = await read(PAGE, [ten, { confidence: 20, lines: [] }])
    expect(unread).toEqual([{ x0: 100 / 800, y0: 645 / 720, x1: 576 / 800, y1: 675 / 720 }])
  })

  it('gives boxes in fractions of the page', async () => {
    const { blocks } = await read(PAGE, [{ confidence: 90 }])
    expect(blocks[0]![0]!.box).toEqual({ x0: 110 / 800, y0: 70 / 720, x1: 170 / 800, y1: 100 / 720 })
  })

  it.each<[Language[], string]>([
    [['eng'], '0'],
    [['eng', 'kor'], '1'],
  ])('asks for the spaces of %s as they stand: %s', async (languages, spaces) => {
    expect((await read(PAGE, [{ confidence: 90 }], { languages })).asked).toMatchObject([{ spaces }])
  })

  it.each([
    [79, 80, 'second'],
    [79, 79, 'first'],
    [79, 70, 'first'],
  ])('is read again as a column at %d %%, and with %d %% the %s counts', async (first, second, kept) => {
    const { asked, words, shares } = await read(PAGE, [answer(first, 'first'), answer(second, 'second')])
    expect(modes(asked)).toEqual([SEGMENTATION.block, SEGMENTATION.column])
    expect(words).toEqual([[kept]])
    expect(shares).toEqual([0.08, 0.3588, 0.8262, 0.9])
  })
})

it('the time behind a message is read by itself, and put behind it; of joined letters not as a line', async () => {
  const pixels = drawPage(800, 2, [{ x: 100, letters: 8 }])
  const colors = new Uint32Array(pixels.data.buffer)
  for (const x of [340, 352, 364, 376])
    for (let y = 57; y < 75; y++) colors.fill(0xff000000, y * 800 + x, y * 800 + x + 8)
  const bubbles = [40, 100].map((y0) => ({ x0: 80, y0, x1: 420, y1: y0 + 45 }))
  const answers = ['Will do', '20:46', 'Yep'].map((text) => ({ ...answer(90, text), top: 40 }))
  const readIn = (language: Language) => read({ ...pixels, bubbles } as Pixels, answers, { languages: [language] })
  expect((await readIn('eng')).words).toEqual([['Will do', '20:46'], ['Yep']])
  expect(modes((await readIn('eng')).asked)).toEqual([SEGMENTATION.block, SEGMENTATION.line, SEGMENTATION.block])
  expect(modes((await readIn('ara')).asked)).toEqual(Array(3).fill(SEGMENTATION.block))
})

describe('a picture that may be no page of text', () => {
  const sparse = (confidence: number, text: string) => ({ confidence, lines: [[{ text, x: 0, width: 200 }]] })

  it.each([
    // By the engine's own search for areas, and for words alone: of as many letters the first counts.
    ['NO LITTER', 60, 'OF LETTER', 90, 'NO LITTER'],
    ['LITTER', 90, 'NO LITTER', 60, 'NO LITTER'],
    ['LITTER', 60, 'NO LITTER', 59, 'LITTER'],
  ])('without marks is searched for words twice: %s at %d %%, %s at %d %%', async (text, sure, other, surer, kept) => {
    const answers = [sparse(sure, text), sparse(surer, other)]
    const { asked, words, blocks, isPartial, shares } = await read(drawPage(400, 3, []), answers)
    const asking = { size: '400 240', spaces: '0', isWhole: true }
    expect(asked).toEqual([SEGMENTATION.auto, SEGMENTATION.scattered].map((mode) => ({ ...asking, mode })))
    expect([words, isPartial]).toEqual([[[kept]], true])
    expect(blocks[0]![0]!.box).toEqual({ x0: 0, y0: 100 / 240, x1: 0.5, y1: 130 / 240 })
    // Two fifths of one of two and of both in the last 5 %.
    expect(shares).toEqual([0.08, 0.96, 0.97])
  })

  it('has no words of which the engine is not sure', async () => {
    const unsure = sparse(59, 'NO LITTER')
    const { words, isPartial } = await read(drawPage(400, 3, []), [unsure, unsure])
    expect([words, isPartial]).toEqual([[], false])
  })

  it.each([
    [65, 'longer', 'short', 2],
    [64, 'longer', 'longer', 6],
    [64, 'other', 'short', 6],
    // Letters that nobody is sure of do not count.
    [59, 'four', 'four', 6],
  ])('read at %d %% as "short" is read as "%s" as well, and "%s" counts', async (first, other, kept, readings) => {
    const again = Array(4).fill(sparse(0, 'x'))
    const { asked, words, isPartial } = await read(PAGE, [sparse(first, 'short'), ...again, sparse(90, other)])
    expect(asked).toHaveLength(readings)
    expect([words, isPartial]).toEqual([[[kept]], kept !== 'short'])
  })

  it('is not when its lines run down', async () => {
    const { asked } = await read(PAGE, [{ confidence: 10 }], { languages: ['jpn'], vertical: true })
    expect(modes(asked)).toEqual([SEGMENTATION.verticalBlock])
  })
})

describe('a page of many lines', () => {
  // 16 lines of 20 letters, without a paragraph's end; the ninth begins at 525, behind a gap of 30 pixels.
  const LONG = drawPage(800, 16, [{ x: 100, letters: 20 }])
  const line = (text: string) => ({ confidence: 90, lines: [[{ text, x: 130, width: 470 }]] })

  it('is read in two bands by two engines', async () => {
    const { asked, words, blocks, shares } = await read(LONG, [line('above'), line('below')], { size: 2 })
    expect(asked.map(({ size, mode }) => [size, mode])).toEqual([
      ['860 570', SEGMENTATION.block],
      ['860 570', SEGMENTATION.block],
    ])
    expect(words).toEqual([['above', 'below']])
    expect(blocks[0]!.map(({ box, startsParagraph }) => [Math.round(box.y0 * LONG.height), startsParagraph])).toEqual([
      [70, true],
      [580, false],
    ])
    // Two fifths of one half, of both, and all.
    expect(shares).toEqual([0.08, 0.2194, 0.3588, 0.9])
  })

  it.each([
    ['one engine', LONG, 1],
    ['fewer than 150 letters for each of two', drawPage(800, 14, [{ x: 100, letters: 20 }]), 2],
  ])('is read as a whole by %s', async (_, page, size) => {
    expect((await read(page, [line('all')], { size })).asked).toHaveLength(1)
  })

  it.each([
    [39, 1],
    [40, 2],
  ])('of Russian, with %d lines, is read in %d bands', async (lines, bands) => {
    const page = drawPage(800, lines, [{ x: 100, letters: 20 }])
    const { asked } = await read(page, [line('above'), line('below')], { size: 2, languages: ['rus'] })
    expect(asked).toHaveLength(bands)
  })

  it('is read as a whole when its lines run down', async () => {
    const { asked } = await read(LONG, [line('all')], { size: 2, vertical: true, languages: ['jpn'] })
    expect(asked).toHaveLength(1)
  })
})

describe('a line that the engine skips', () => {
  const PAGE_OF_FIVE = drawPage(800, 5, [{ x: 100, letters: 20 }])
  const FOUR = { confidence: 90, lines: lines('a', 'b', 'c', 'd') }
  const BESIDE = { confidence: 65, lines: lines(...'aaaaaaaa'), step: 12 }

  it.each([
    [80, 'a b c d last'],
    [79, 'a b c d'],
  ])('is read by itself, and counts at %d %%: %s', async (confidence, text) => {
    const { asked, words, shares } = await read(PAGE_OF_FIVE, [FOUR, { confidence, lines: lines('last') }])
    // 30 pixels of letters, 12 more above and below, and a margin of 30.
    const sizes = ['860 420', '860 114']
    expect(asked).toMatchObject(sizes.map((size) => ({ size, mode: SEGMENTATION.block })))
    expect(words).toEqual([text.split(' ')])
    expect(shares).toEqual([0.08, 0.3588, 0.9])
  })

  it.each<[string, Answer[], number]>([
    ['lost', [{ confidence: 90, lines: [[{ text: 'a', x: 130, width: 20 }]] }], 65],
    ['side by side', [BESIDE, BESIDE], 80],
  ])('is read with the others of a short block if they are %s, and surely then', async (_, firsts, least) => {
    const readAt = (confidence: number) =>
      read(PAGE_OF_FIVE, [...firsts, ...Array<Answer>(9).fill({ confidence, lines: lines('line'), top: 40 })])
    const [{ asked, words }, doubted] = [await readAt(least), await readAt(least - 1)]
    expect(modes(asked).slice(firsts.length)).toEqual(Array(5).fill(SEGMENTATION.line))
    expect([words, doubted.words]).toEqual([[Array(5).fill('line')], [firsts[0]!.lines!.map(() => 'a')]])
  })

  it('is not looked for among lines that run down', async () => {
    const { asked } = await read(PAGE_OF_FIVE, [FOUR], { vertical: true, languages: ['jpn'] })
    expect(asked).toHaveLength(1)
  })
})

describe('a page of two columns', () => {
  it('is read column by column, each with three tenths of a letter beside it', async () => {
    const answers = ['left', 'right'].map((text) => ({ confidence: 90, lines: [[{ text, x: 60, width: 60 }]] }))
    const { asked, words, blocks, shares } = await read(COLUMNS, answers)
    // 476 × 690 pixels of letters, 9 more on each side, and a margin of 30.
    expect(asked.map(({ size }) => size)).toEqual(['554 768', '554 768'])
    expect(words).toEqual([['left'], ['right']])
    expect(blocks[0]![0]!.box.x0).toBeCloseTo((100 - 9 + 30) / 1400)
    // The answer's place behind the corner of the second column, 751 and 36, and its margin.
    expect(blocks[1]![0]!.box).toEqual({ x0: 781 / 1400, y0: 106 / 780, x1: 841 / 1400, y1: 136 / 780 })
    expect(shares).toEqual([0.08, 0.2194, 0.3588, 0.6294, 0.9])
  })

  it('is one block when its lines run down', async () => {
    const { asked } = await read(COLUMNS, [{ confidence: 10 }], { languages: ['jpn'], vertical: true })
    expect(asked).toMatchObject([{ size: '1460 840', mode: SEGMENTATION.verticalBlock, spaces: '1' }])
  })
})

test('a line of nothing but an edge is no text', async () => {
  const lines = ['|', 'word'].map((text) => [{ text, x: 40, width: 60 }])
  expect((await read(PAGE, [{ confidence: 95, lines }])).words).toEqual([['word']])
})

test('a table is read by the engine for tables', async () => {
  const cells = [100, 500, 900].map((x) => ({ x, letters: 4 }))
  const { engine: tables } = engineWith(Array<Answer>(30).fill(answer(95, 'cell')))
  const page = await read(drawPage(1200, 8, cells), [], { tables })
  expect(page.asked).toEqual([])
  expect(page.words[0]).toContain('cell')
})

describe('a block whose lines were read across columns', () => {
  const across = (text: string) => [
    { text, x: 40, width: 60 },
    { text, x: 400, width: 60 },
  ]
  const crossing = { confidence: 95, lines: Array.from({ length: 4 }, () => across('across')) }
  const inColumns = (text: string) => ({
    confidence: 90,
    lines: Array.from({ length: 4 }, () => [{ text, x: 40, width: 60 }]),
  })
  const stillCrossing = { ...crossing, lines: crossing.lines.map(() => across('abcdefghijkl')) }

  it.each([
    ['twelve letters a line are text', inColumns('abcdefghijkl'), 'abcdefghijkl'],
    ['eleven are a table, which is read as it stands', inColumns('abcdefghijk'), 'across'],
    ['lines that still cross are no better', stillCrossing, 'across'],
  ])('leaves the columns to the engine: %s', async (_, second, first) => {
    const { asked, words } = await read(PAGE, [crossing, second])
    expect(modes(asked)).toEqual([SEGMENTATION.block, SEGMENTATION.auto])
    expect(asked.map(({ isWhole }) => isWhole)).toEqual([false, true])
    expect(words[0]![0]).toBe(first)
  })

  it('does not when its lines run down', async () => {
    const { asked } = await read(PAGE, [crossing], { languages: ['jpn'], vertical: true })
    expect(modes(asked)).toEqual([SEGMENTATION.verticalBlock])
  })
})

describe('a page that may be upside down', () => {
  const SURE = { confidence: 65 }
  const column = { confidence: 0 }

  it('is not turned from 65 % on', async () => {
    expect((await read(PAGE, [SURE, column])).asked).toHaveLength(2)
  })

  it.each([
    [52, 2],
    [51, 0],
  ])('is read both ways below that, twenty lines, and 40 %% against %d make %d turns', async (other, turns) => {
    const answers = [{ confidence: 64 }, column, { confidence: 40 }, { confidence: other }, SURE, column, column]
    const { asked, quarterTurns, pixels, shares } = await read(PAGE, answers)
    // Ten letters above and below the middle: 600 pixels and the margins.
    expect(asked.slice(2, 4)).toEqual(
      Array(2).fill({ size: '860 660', mode: SEGMENTATION.block, spaces: '0', isWhole: false }),
    )
    expect(quarterTurns).toBe(turns)
    expect(Buffer.from(pixels.data).equals(Buffer.from((turns ? quarterTurned(PAGE, 2) : PAGE).data))).toBe(true)
    expect(asked).toHaveLength(6)
    expect(asked[4]!.isWhole).toBe(turns === 0)
    expect(shares.at(-1)).toBe(turns ? 0.95 : 0.97)
  })

  it('is sampled at its middle, the rows 60 to 660', async () => {
    const data = PAGE.data.slice()
    for (const row of [60, 659]) new Uint32Array(data.buffer).fill(0xffc8c8c8, row * 800, (row + 1) * 800)
    const given: Uint8Array[] = []
    const recognize: Tesseract['recognize'] = async (pgm) => {
      given.push(pgm.subarray('P5\n860 660\n255\n'.length))
      return recognition(column)
    }
    const options = { engine: { recognize, size: 1 }, languages: ['eng' as const], vertical: false, isLaid: false }
    await readPage({ ...PAGE, data }, options, () => {})
    const gray = [...given[2]!.keys()].filter((at) => given[2]![at] === 0xc8)
    // Below and above a margin of 30.
    expect(new Set(gray.map((at) => Math.floor(at / 860)))).toEqual(new Set([30, 629]))
  })

  it('of an odd height is read from the row that its middle is in', async () => {
    const data = new Uint8ClampedArray(800 * 721 * 4).fill(255)
    data.set(PAGE.data)
    // Ten letters are 300 pixels: 60.5 to 660.5, with a margin of 30.
    const { asked } = await read({ width: 800, height: 721, data }, Array(6).fill(column))
    expect(asked[2]!.size).toBe('860 660')
  })

  it('of few lines is read whole all ways', async () => {
    const { asked } = await read(
      drawPage(800, 4, [{ x: 100, letters: 20 }]),
      Array(8).fill({ ...column, lines: Array(4).fill([{ text: 'word', x: 130, width: 470 }]) }),
    )
    expect(asked.slice(2, 6).map(({ size }) => size)).toEqual(['860 360', '860 360', '360 660', '360 660'])
  })

  it.each([
    ['the visitor has laid', { isLaid: true }, ['block', 'column', 'auto', 'scattered']],
    ['runs from top to bottom', { vertical: true }, ['verticalBlock']],
  ] as const)('is never turned when it %s', async (_, options, readings) => {
    const { asked, quarterTurns } = await read(PAGE, Array(4).fill(column), options)
    expect(modes(asked)).toEqual(readings.map((name) => SEGMENTATION[name]))
    expect(quarterTurns).toBe(0)
  })
})

describe('a page that lies on its side', () => {
  const LYING = quarterTurned(PAGE, 1)

  it.each([
    [0, [72, 60, 71], { quarterTurns: 0, size: '780 860' }],
    [1, [20, 60, 59], { quarterTurns: 1, size: '860 780' }],
    [3, [20, 60, 61], { quarterTurns: 3, size: '860 780' }],
  ])('is turned by %d quarters after three readings of its middle', async (_, confidences, { quarterTurns, size }) => {
    const answers = [...confidences, 90].map((confidence) => ({ confidence }))
    const { asked, shares, ...page } = await read(LYING, answers)
    expect(asked.map((each) => each.size)).toEqual(['780 660', '860 660', '860 660', size])
    expect(page.quarterTurns).toBe(quarterTurns)
    expect(page.words).toEqual([['word']])
    expect(shares[0]).toBe(0.08)
    expect(shares[1]).toBe(0.3758)
    expect(shares.at(-1)).toBe(0.95)
  })
})
