import { composePage } from './compose'
import { isLegible, layOut, type TextPiece } from './text-layer'

const PAGE = { width: 600, height: 800 }
const at = (x: number, y: number, text: string, more: Partial<TextPiece> = {}): TextPiece => ({
  text,
  x,
  y,
  angle: 0,
  size: 10,
  length: text.length * 5,
  isVertical: false,
  isRightToLeft: false,
  ...more,
})
const read = (pieces: readonly TextPiece[]) => composePage(layOut(pieces, PAGE).blocks, { joinLines: false }).text

describe('the text of a page', () => {
  it('is that of the file: pieces of a word are one, spaces are where the file or a gap has them', () => {
    const pieces = [
      ...[at(50, 100, 'con'), at(65, 100, 'fi'), at(75, 100, 'rmed  in')],
      ...[at(118, 100, ' '), at(121, 100, 'writing.'), at(163, 100, 'At once')],
      at(50, 115, '東京 大阪', { length: 45 }),
    ]
    expect(read(pieces)).toBe('confirmed in writing. At once\n東京 大阪')
  })

  it('has a word of which two copies lie on each other once', () => {
    expect(read([at(50, 100, 'Bold'), at(50.4, 100, 'Bold'), at(50, 120, 'Bold')])).toBe('Bold\nBold')
  })

  it('has places in fractions of the page', () => {
    const [[line]] = layOut([at(60, 100, 'word')], PAGE).blocks as never as [[{ box: object }]]
    expect(line.box).toEqual({ x0: 0.1, y0: 0.11525, x1: 0.13333333333333333, y1: 0.1275 })
  })

  it('has an empty line where a paragraph begins', () => {
    const lines = [0, 15, 30, 70, 85].map((y, index) => at(50, 100 + y, `line ${index}`))
    expect(read(lines)).toBe('line 0\nline 1\nline 2\n\nline 3\nline 4')
  })

  it('of two columns is read down, one after the other', () => {
    const column = (x: number, name: string) =>
      Array.from({ length: 5 }, (_, line) => at(x, 100 + line * 15, `${name} line of a text that fills it ${line}`))
    expect(read([...column(50, 'left'), ...column(320, 'right')])).toMatch(/^left[^\t]*left[^]*4\n\nright[^\t]*4$/)
  })

  it('of a table has a line a row, and a tab for each gutter, also beside empty cells', () => {
    const rows = [
      ['Item', 'Qty', 'Total'],
      ['Pen, blue', '', '45.00'],
      ['', '3', '38.70'],
    ]
    const pieces = rows.flatMap((row, y) =>
      row.flatMap((text, x) => (text === '' ? [] : at(50 + x * 120, 100 + y * 20, text))),
    )
    expect(read(pieces.toReversed())).toBe('Item\tQty\tTotal\nPen, blue\t\t45.00\n\t3\t38.70')
  })

  it('of a table has every sign of its cells, but no leaders', () => {
    const rows = [
      ['항목', '수량', '비고'],
      ['사과', '3', '기타...'],
      ['name_', '_', '“인용'],
      ['배....', '“', '、'],
    ]
    const cells = rows.flatMap((row, line) => row.map((text, column) => at(50 + column * 150, 100 + line * 20, text)))
    expect(read(cells)).toBe('항목\t수량\t비고\n사과\t3\t기타...\nname_\t_\t“인용\n배\t“\t、')
  })

  it('has the spaces that the file has at the ends of justified lines of Korean, where words may be broken', () => {
    const lines = ['날씨가 오늘은 매우 ', '좋은 편이어서 나갔', '다가 돌아온 사람이 ', '있다.']
    const pieces = lines.map((text, line) => at(50, 100 + line * 14, text, { length: [95, 90, 95, 25][line]! }))
    const { blocks } = layOut(pieces, PAGE)
    expect(composePage(blocks, { joinLines: true }).text).toBe(
      '날씨가 오늘은 매우 좋은 편이어서 나갔다가 돌아온 사람이 있다.',
    )
  })

  it('of justified lines is no table, however wide their spaces', () => {
    // All spaces are as wide as the one that happens to be at the same place in each line.
    const lines = [0, 1, 2].flatMap((line) => {
      const [first, third] = [30 + line * 5, 20 + line * 10]
      return [
        at(50, 100 + line * 15, 'one', { length: first }),
        at(60 + first, 100 + line * 15, 'two', { length: 90 - first }),
        at(160, 100 + line * 15, 'three', { length: third }),
        at(170 + third, 100 + line * 15, 'four', { length: 90 - third }),
      ]
    })
    expect(read(lines)).toBe(Array(3).fill('one two three four').join('\n'))
  })

  it('runs from the right in Arabic, whose shaped letters are plain ones again', () => {
    const rtl = { isRightToLeft: true }
    expect(read([at(60, 100, 'ﻢﻠﻗ', rtl), at(100, 100, 'ورق', rtl)])).toBe('ورق مﻠﻗ'.normalize('NFKC'))
  })

  it('has the words of Arabic whose letters a program placed one by one, with the spaces between them, from the left', () => {
    const letters = [...'باتك يف'].map((letter, index) =>
      at(50 + index * 5, 100, letter, { isRightToLeft: letter !== ' ' }),
    )
    expect(read(letters)).toBe('في كتاب')
  })

  it('has ideographs and signs as people type them, though a font has them in common with radicals and vertical lines', () => {
    expect(read([at(50, 100, '⾦⽉⺠ ︑︒ ofﬁce')])).toBe('金月民 、。 office')
  })

  it('has small figures above and below a line in their places, and notes below the text by themselves', () => {
    const small = { size: 7, length: 4 }
    const line = [
      ...[at(50, 100, 'E = mc'), at(80, 96, '2', small), at(86, 100, 'and H'), at(111, 103, '2', small)],
      at(115, 100, 'O'),
    ]
    expect(read([...line, at(50, 115, 'The end.'), at(90, 111, '1', small), at(50, 300, '1 A note', small)])).toBe(
      'E = mc2 and H2O\nThe end.1\n\n1 A note',
    )
  })

  it('has no gap of a table in a phrase, however its spaces lie below each other', () => {
    const rows = [
      ['Date', 'What', 'Out'],
      ['01 Nov 2026', 'Rent', '650.00'],
      ['02 Nov 2026', 'Food', '23.10'],
    ]
    const cells = rows.flatMap((row, line) =>
      row.map((text, column) => at(50 + column * 90, 100 + line * 15, text, { length: text.length * 7 })),
    )
    expect(read(cells)).toBe(rows.map((row) => row.join('\t')).join('\n'))
  })

  it('of a month is a table of its days', () => {
    const days = Array.from({ length: 21 }, (_, day) =>
      at(50 + (day % 7) * 40, 100 + Math.floor(day / 7) * 30, `${day + 8}`),
    )
    expect(read(days)).toBe('8\t9\t10\t11\t12\t13\t14\n15\t16\t17\t18\t19\t20\t21\n22\t23\t24\t25\t26\t27\t28')
  })

  it('has the numbers of a list of contents behind a tab, and no dots before them, but an ellipsis', () => {
    const lines = [
      'Tides.......................................1',
      'Winds and so on.............................12',
      'Plans......................................127',
    ]
    const pieces = lines.map((text, line) => at(50, 100 + line * 15, text, { length: 400 }))
    expect(read(pieces)).toBe('Tides\t1\nWinds and so on\t12\nPlans\t127')
    expect(read([at(50, 100, 'Well ... so.....')])).toBe('Well ... so.....')
  })

  it('runs from top to bottom, and from the right, in vertical lines', () => {
    const vertical = (x: number, text: string) => at(x, 100, text, { isVertical: true, length: text.length * 10 })
    const { blocks, vertical: isVertical } = layOut([vertical(300, '縦書きの'), vertical(320, '日本語の')], PAGE)
    expect(composePage(blocks, { joinLines: false }).text).toBe('日本語の\n縦書きの')
    expect(isVertical).toBe(true)
    // Chromium places each letter of such lines by itself.
    const letters = [320, 300].flatMap((x, line) =>
      [...['日本語の', '縦書きの'][line]!].map((letter, index) => at(x, 100 + index * 10, letter, { length: 10 })),
    )
    expect(read(letters)).toBe('日本語の\n縦書きの')
  })

  it('has paragraphs and places where it stands upside down', () => {
    const lines = [0, 15, 30, 70, 85].map((y, index) =>
      at(550, 700 - y, `line ${index} of the text`, { angle: Math.PI, length: 100 }),
    )
    expect(read(lines)).toMatch(/^line 0[^]*2 of the text\n\nline 3/)
    const [[line]] = layOut(lines, PAGE).blocks as never as [[{ box: { x0: number; y0: number } }]]
    expect([line.box.x0, line.box.y0].map((at) => at.toFixed(2))).toEqual(['0.75', '0.87'])
  })

  it('has what stands in another direction last', () => {
    const turned = at(300, 400, 'Draft', { angle: -Math.PI / 4, size: 60 })
    expect(read([turned, at(50, 100, 'The text of the page')])).toBe('The text of the page\n\nDraft')
  })
})

describe('a text layer', () => {
  const text = (content: string) => isLegible([at(0, 0, content)])

  it.each([
    [
      'words',
      'The supplier delivers the goods within thirty days after the order has been confirmed in writing, and the',
    ],
    ['numbers', '1,204.10 2026-11-01 900.00'],
    ['Korean', '대한민국의 주권은 국민에게 있다.'],
    ['contents', `Tides ${'. '.repeat(60)}1`],
    ['a hash among words', 'sha256: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
  ])('of %s is legible', (_, content) => expect(text(content)).toBe(true))

  it.each([
    ['nothing', ' \n '],
    ['private characters', '\uE001\uE014\uE022 and'],
    ['replacement characters', 'pr\uFFFDce li\uFFFDt'],
    ['control characters', 'a\u0003b\u0003c'],
    [
      'letters without the spaces of their words',
      [...'Thecommitteemetinthespringtodiscussthestateofthetown'.repeat(2)].join(' '),
    ],
    ['signs', "$%& '()* +,-. /:;< =>?@ a"],
    // Each letter 29 places too early, as fonts without a map have it (plain.pdf of Chromium without ToUnicode).
    [
      'numbers of glyphs',
      '7KHVXSSOLHUGHOLYHUVWKHJRRGVZLWKLQWKLUWGDVDIWHUWKHRUGHUKDVEHHQFRUPHGLQZULWLQJ7KHEXHULQVSHFWVWKHJRRGV',
    ],
  ])('of %s is not', (_, content) => expect(text(content)).toBe(false))
})
