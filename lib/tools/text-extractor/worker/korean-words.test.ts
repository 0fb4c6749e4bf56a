import type { Box } from '@/lib/tools/text-extractor/gray'
import type { Line } from '@/lib/tools/text-extractor/reading'
import { withKoreanWords, withLatinWords } from './korean-words'

const box = (x0: number, x1: number): Box => ({ x0, y0: 0, x1, y1: 10 })
const word = (text: string, confidence: number, x0 = 0, x1 = 90) => ({
  text,
  confidence,
  box: box(x0, x1),
  noSpaceBefore: false,
})
const lineOf = (...words: Line['words']): Line => ({ words, box: box(0, 200), startsParagraph: false })
const never = () => false
const textsOf = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text))

it('reads a doubtful word again as Korean', async () => {
  const asked: Box[] = []
  const korean = async (each: Box) => {
    asked.push(each)
    return [word('보고서', 92)]
  }
  const line = lineOf(word('매출', 96), word('EM', 50, 30, 60), word('Sales', 95, 58))
  expect(textsOf(await withKoreanWords([line], korean, korean, never))).toEqual([['매출', '보고서', 'Sales']])
  // Not beyond the start of the next word.
  expect(asked).toEqual([box(30, 58)])
})

it('reads what is before a Korean ending by itself', async () => {
  const korean = async () => [word('6630[[', 28, 0, 60), word('와', 92, 64, 90)]
  const other = async ({ x1 }: Box) => [word(x1 === 64 ? 'React!' : 'React®t', 95)]
  for (const text of ['React®t', '6630와'])
    expect(textsOf(await withKoreanWords([lineOf(word(text, 42))], korean, other, never))).toEqual([['React와']])
})

it('keeps a doubtful word of which Korean is not surer', async () => {
  const answers = [[word('53[65', 68)], [word('가', 60)], [word('이다', 81)], []]
  for (const answer of answers) {
    const line = lineOf(word('Sales', 70))
    expect(textsOf(await withKoreanWords([line], async () => answer, async () => [], never))).toEqual([['Sales']]) // prettier-ignore
  }
  const unsure = async () => [word('Rea', 40)]
  const korean = async () => [word('66', 28, 0, 60), word('와', 92, 64, 90)]
  expect(textsOf(await withKoreanWords([lineOf(word('Reat', 42))], korean, unsure, never))).toEqual([['Reat']])
})

it('keeps a word whose Korean ending is found where it begins, or left of it', async () => {
  const other = jest.fn(async () => [word('React', 95)])
  for (const start of [30, 28]) {
    const korean = async () => [word('66', 28, 30, 60), word('와', 92, start, 90)]
    const line = lineOf(word('Reat', 42, 30))
    expect(textsOf(await withKoreanWords([line], korean, other, never))).toEqual([['Reat']])
  }
  expect(other).not.toHaveBeenCalled()
})

it('leaves a block of doubtful words alone', async () => {
  const line = lineOf(...Array.from({ length: 41 }, () => word('EM', 50)))
  const korean = jest.fn(async () => [word('보고서', 92)])
  expect(await withKoreanWords([line], korean, korean, never)).toEqual([line])
  expect(korean).not.toHaveBeenCalled()
})

it('reads a number that its picture does not have again as Korean, however sure it was', async () => {
  const words = [word('22', 96, 0, 40), word('1,280', 96, 50)]
  const korean = async () => [word('용량', 85)]
  const isMisread = ({ text }: { text: string }) => text === '22'
  expect(textsOf(await withKoreanWords([lineOf(...words)], korean, korean, isMisread))).toEqual([['용량', '1,280']])
})

it.each([
  ['HA', 91, '버스', 97, '버스'],
  ['#|0|2', 46, '케이블', 85, '케이블'],
  ['£9]', 75, '문의', 84, '£9]'],
  ['FREMX|', 49, '전찻길', 60, '전찻길'],
  ['FREMX|', 49, '전찻길', 59, 'FREMX|'],
  ['FREMX|', 50, '전찻길', 60, 'FREMX|'],
  ['HA', 92, '버스', 97, 'HA'],
  ['1,280', 40, '용량', 97, '1,280'],
])('reads %s at %s %% again, which is with Korean data %s at %s %%: %s', async (text, sure, again, surer, shown) => {
  const korean = async () => [word(again, surer)]
  expect(textsOf(await withKoreanWords([lineOf(word(text, sure))], korean, korean, never))).toEqual([[shown]])
})

it.each([
  ['12868', 96, true, '128GB', 92, '128GB'],
  ['20<8', 82, false, '20KB', 91, '20KB'],
  ['12012', 3, false, '120Hz', 75, '120Hz'],
  ['51-5928&', 0, false, 'SM-S928N', 91, 'SM-S928N'],
  ['2096', 62, false, '20%', 95, '20%'],
  // Nothing to doubt, not sure enough, or no Latin letters.
  ['1,280', 96, false, 'I,2BO', 90, '1,280'],
  ['692', 59, true, '69%', 74, '692'],
  ['10:34', 96, true, '10:34', 96, '10:34'],
  ['1,280원', 60, false, '1,280W', 90, '1,280원'],
  ['Rea', 60, false, 'Read', 90, 'Rea'],
])(
  '%s at %s %%, misread: %s, is with English data %s at %s %%: %s',
  async (text, sure, isMisread, again, surer, shown) => {
    const latin = async () => [word(again, surer)]
    expect(textsOf(await withLatinWords([lineOf(word(text, sure))], latin, () => isMisread))).toEqual([[shown]])
  },
)
