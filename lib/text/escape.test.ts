import { escapeMarkup } from './escape'
import { percentDecode } from './percent-decode'

test('the signs of markup are escaped, each time they come', () => {
  expect(escapeMarkup(`<a href="b">c & d's</a> &amp;`)).toBe(
    "&lt;a href=&quot;b&quot;&gt;c &amp; d's&lt;/a&gt; &amp;amp;",
  )
})

test('percent-escapes are read, malformed ones stay', () => {
  expect([percentDecode('%ED%95%9C%20a+b'), percentDecode('100%'), percentDecode('%ED%95')]).toEqual([
    '한 a+b',
    '100%',
    '%ED%95',
  ])
})
