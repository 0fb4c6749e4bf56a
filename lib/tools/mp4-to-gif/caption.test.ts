import { defaultsOf } from '@/lib/core/fields'
import {
  captionFields,
  drawCaption,
  isShown,
  missedClip,
  placeCaption,
  readCaption,
  type Caption,
  type TextContext,
} from './caption'

/** Measures every character as wide as half the font size, a Chinese one as the whole, and lists what is drawn. */
class Paper implements TextContext {
  font = ''
  fillStyle: unknown = ''
  strokeStyle: unknown = ''
  lineWidth = 0
  lineJoin = ''
  textAlign = ''
  textBaseline = ''
  readonly drawn: unknown[] = []
  measureText(text: string) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1])
    return { width: [...text].reduce((sum, letter) => sum + (letter > '\u3000' ? size : size / 2), 0) }
  }
  strokeText(text: string, x: number, y: number) {
    this.drawn.push(['stroke', this.strokeStyle, this.lineWidth, text, x, y])
  }
  fillText(text: string, x: number, y: number) {
    this.drawn.push(['fill', this.fillStyle, this.lineWidth, text, x, y])
  }
}

const PICTURE = { width: 400, height: 200 }
const CAPTION: Caption = {
  text: 'Hello',
  from: null,
  to: null,
  x: 50,
  y: 100,
  size: 10,
  color: '#fff',
  outline: '#000',
  font: 'serif',
}
const placed = (changes: Partial<Caption>) => placeCaption(new Paper(), { ...CAPTION, ...changes }, PICTURE)

describe('the place of a caption', () => {
  it('is a share of the space around it, its size one of the shorter side', () => {
    // Five letters of 10, and an outline of a fifth of 20.
    expect(placed({})).toEqual({ lines: ['Hello'], fontSize: 20, box: { x: 173, y: 175, width: 54, height: 25 } })
    expect(placed({ x: 0, y: 0 }).box).toMatchObject({ x: 0, y: 0 })
    expect(placed({ x: 100, y: 50 }).box).toMatchObject({ x: 346, y: 87.5 })
    expect(placed({ x: 300 }).box.x).toBe(346)
  })

  it.each([
    [
      'between words',
      'so many words that they need more than a line',
      ['so many words that they need more', 'than a line'],
    ],
    [
      'in Korean between words',
      '동해 물과 백두산이 마르고 닳도록 하느님이',
      ['동해 물과 백두산이 마르고 닳도록', '하느님이'],
    ],
    ['in Japanese anywhere', 'あ'.repeat(20), ['あ'.repeat(18), 'ああ']],
    ['but not before punctuation', `${'あ'.repeat(18)}。いい`, ['あ'.repeat(17), 'あ。いい']],
  ])('breaks a long line %s', (_, text, lines) => {
    expect(placed({ text }).lines).toEqual(lines)
  })

  it('is reduced when a word is too long, and when there are too many lines', () => {
    for (const text of ['x'.repeat(94), `so ${'x'.repeat(94)}`]) expect(placed({ text }).fontSize).toBeCloseTo(8)
    const tall = placed({ text: 'あ'.repeat(30), size: 40 })
    expect(tall.box.height).toBeCloseTo(200)
    expect(tall.box.y).toBeCloseTo(0)
  })
})

test('all outlines are drawn before the letters, in the colors asked for', () => {
  const paper = new Paper()
  drawCaption(paper, { ...CAPTION, text: 'あ'.repeat(20) }, PICTURE)
  expect(paper.drawn.map((row) => (row as unknown[]).slice(0, 4))).toEqual([
    ['stroke', '#000', 4, 'あ'.repeat(18)],
    ['stroke', '#000', 4, 'ああ'],
    ['fill', '#fff', 4, 'あ'.repeat(18)],
    ['fill', '#fff', 4, 'ああ'],
  ])
  expect(paper).toMatchObject({ textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' })
  const places = paper.drawn.map((row) => (row as unknown[]).slice(4))
  // Lines of 25 at the bottom of 200.
  expect(places).toEqual([
    [200, 162.5],
    [200, 187.5],
    [200, 162.5],
    [200, 187.5],
  ])
})

test('a caption is shown from its first second until its last, without them always', () => {
  const shown = (from: number | null, to: number | null, text = 'x') =>
    [0, 1, 1.9, 2, 9].filter((seconds) => isShown({ ...CAPTION, from, to, text }, seconds))
  expect(shown(null, null)).toEqual([0, 1, 1.9, 2, 9])
  expect(shown(1, 2)).toEqual([1, 1.9])
  expect(shown(1, null)).toEqual([1, 1.9, 2, 9])
  expect(shown(null, null, '  ')).toEqual([])
})

test('a caption begins and ends with the frame of its time, which a sum of steps may miss', () => {
  const time = 0.7 + 1 * 0.1
  expect(time).toBeLessThan(0.8)
  expect(isShown({ ...CAPTION, from: 0.8 }, time)).toBe(true)
  expect(isShown({ ...CAPTION, to: 0.8 }, time)).toBe(false)
})

test('fields that cannot be used give no caption', () => {
  const raw = { ...defaultsOf(captionFields), captionText: 'Hi', captionFrom: '1,5' }
  expect(readCaption(raw, 'serif').caption).toEqual({
    ...CAPTION,
    text: 'Hi',
    from: 1.5,
    y: 94,
    size: 12,
    color: '#FFFFFF',
    outline: '#000000',
  })
  for (const wrong of [{ captionTo: 'x' }, { captionSize: '' }, { captionSize: '99' }, { captionColor: 'red?' }])
    expect(readCaption({ ...raw, ...wrong }, 'serif').caption).toBeNull()
})

test('a caption that ends before it begins cannot be used', () => {
  const read = (captionFrom: string, captionTo: string) =>
    readCaption({ ...defaultsOf(captionFields), captionText: 'Hi', captionFrom, captionTo }, 'serif')
  for (const to of ['2', '3']) {
    expect(read('3', to).caption).toBeNull()
    expect(read('3', to).problems).toEqual({ captionTo: { code: 'tooSmall', params: { min: 3.1 } } })
  }
  for (const [from, to] of [
    ['3', '3.1'],
    ['', '2'],
    ['3', ''],
  ] as const)
    expect(read(from, to).problems).toEqual({})
  expect(read('3', 'x').problems.captionTo?.code).toBe('notNumber')
})

test('a caption in no frame of the clip is said so at the field that leaves it', () => {
  const fieldOf = (from: number | null, to: number | null, start: number, duration = 3) => {
    const clip = { start, duration, fps: 10, speed: 1 }
    return Object.keys(missedClip({ ...CAPTION, from, to }, clip)).join()
  }
  expect(fieldOf(0, 1, 12)).toBe('captionTo')
  expect(fieldOf(null, 12, 12)).toBe('captionTo')
  expect(fieldOf(5, null, 0)).toBe('captionFrom')
  expect(fieldOf(3, 9, 0)).toBe('captionFrom')
  // Between two frames.
  expect(fieldOf(0.81, 0.89, 0.7)).toBe('captionFrom')
  for (const [from, to] of [
    [null, null],
    [2.9, null],
    [0.8, 0.81],
    [null, 0.01],
  ] as const)
    expect(fieldOf(from, to, 0)).toBe('')
  expect(missedClip({ ...CAPTION, from: 5 }, { start: 0.1, duration: 0.7, fps: 5, speed: 2 })).toEqual({
    captionFrom: { code: 'outsideClip', params: { start: 0.1, end: 0.8 }, isNotice: true },
  })
})
