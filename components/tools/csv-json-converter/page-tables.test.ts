/** @jest-environment jsdom */
import { pageToCsv } from './page-tables'

const csvOf = (html: string, sheet?: string) => pageToCsv(html, sheet).parts.join('')

test('entities, lines, nested tags and space of cells', () => {
  const html =
    '<table><tr><th>a&nbsp;b<th><b>c</b> <i>d</i>&amp;&lt;&euro;&#44032;<tr><td> 1\n  2 <td>x<br>y<p>z</p><!-- no --><script>no</script></table>'
  expect(csvOf(html)).toBe('a b,c d&<€가\r\n1 2,"x\ny\nz"')
})

test('merged cells have their value at the first place', () => {
  const html =
    '<table><thead><tr><th rowspan=2>id<th colspan=2>name</thead><tbody><tr><td>a<td>b<tr><td rowspan=0>1<td>c<td>d<tr><td>e<td>f</table>'
  expect(csvOf(html)).toBe('id,name,\r\n,a,b\r\n1,c,d\r\n,e,f')
})

test('the largest table is taken, all with data can be chosen, and layout is none', () => {
  const html =
    '<table><tr><td>Report</table><table></table><table><tr><td>x<table><caption> Sales </caption><tr><td>a<td>b<tr><td>1<td>2</table></table>'
  expect(pageToCsv(html)).toEqual({
    parts: ['a,b\r\n1,2'],
    sheet: '4. Sales',
    sheets: ['1', '3', '4. Sales'].map((name) => ({ name, isHidden: false, isEmpty: false })),
  })
  expect(csvOf(html, '1')).toBe('Report')
  expect(csvOf(html, '3')).toBe('x')
  expect(() => pageToCsv('<table><tr><td> </table>')).toThrow('pageEmpty')
})

test('a cell that is formatted as text is one', () => {
  const html =
    '<style>.xl65{color:red;mso-number-format:"\\@";} .n{mso-number-format:0}</style><table><tr><td class="a xl65">12<td class=n>12<td style="mso-number-format:\'\\@\'">TRUE<td x:str>1e5<td>007</table>'
  expect(csvOf(html)).toBe('"12",12,"TRUE","1e5",007')
})
