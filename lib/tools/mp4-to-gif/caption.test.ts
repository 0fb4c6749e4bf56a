import { defaultsOf } from '@/lib/core/fields'
import {
  captionFields,
  drawCaption,
  isShown,
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
