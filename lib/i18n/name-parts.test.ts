import { nameParts } from './name-parts'

it.each([
  ['ポモドーロタイマー', ['ポモドーロ', 'タイマー']],
  ['画像カラーピッカー', ['画像', 'カラーピッカー']],
  ['血中アルコール濃度計算', ['血中', 'アルコール', '濃度計算']],
  ['Markdown HTML変換', ['Markdown HTML変換']],
  ['出産予定日計算', ['出産予定日計算']],
])('%s breaks only at the edges of its words', (name, parts) => {
  expect(nameParts('ja', name)).toEqual(parts)
})

it('leaves other languages to the browser', () => {
  expect(nameParts('ko', '뽀모도로 타이머')).toEqual(['뽀모도로 타이머'])
})
