import { glued, unglued } from './glue'

it.each([
  ['연 7%로 10년', '연 7%¦로 10년'],
  ['결과에는 new_가 붙어요', '결과에는 new_¦가 붙어요'],
  ['‘더 많은 설정’에서', '‘더 많은 설정’¦에서'],
  ['파일(xlsx)을 JSON으로', '파일(xlsx)¦을 JSON으로'],
  ['{rate}의 이자, {name}까지', '{rate}¦의 이자, {name}¦까지'],
  ['{min}부터 {max}까지, {count, plural, other {#개}}를', '{min}부터 {max}까지, {count, plural, other {#개}}를'],
  ['{count}가지 중 {count}개월, (약 5분) 뒤', '{count}가지 중 {count}개월, (약 5분) 뒤'],
  ['in 7% of cases（7％の場合）', 'in 7% of cases（7％の場合）'],
])('%s', (text, shown) => {
  expect(glued(text).replaceAll('\u2060', '¦')).toBe(shown)
  expect(unglued(glued(text))).toBe(text)
})
