/** @jest-environment jsdom */
import { pastedMarkdown } from './pasted-markdown'

test.each([
  [
    'lines of a post',
    '<span style="white-space: pre-wrap">a\n\nb </span><a href="https://a.example">c</a><span style="white-space-collapse: preserve">\r\nd</span>',
    'a  \n\nb [c](https://a.example)  \nd',
  ],
  [
    'lines of a source, which are none',
    '<div style="white-space:pre-wrap">\n<p style="white-space:normal">a\nb</p>\n<p style="white-space:nowrap">c\nd <b>e</b></p>\n</div>',
    'a b\n\nc d **e**',
  ],
  [
    'blocks of pages, one by one',
    '<header>a</header><main>b <b>x</b></main><article>c</article><article>d</article><address>e</address><menu><li>f</li></menu><details><summary>g</summary>h</details>',
    'a\n\nb **x**\n\nc\n\nd\n\ne\n\n- f\n\ng\n\nh',
  ],
  ['codes side by side, and an empty one', '<code>a</code><code>()</code> <code>b</code><code></code>', '`a()` `b`'],
  [
    'a tag behind an address, and a formula without TeX',
    '<p>https://a.example/&lt;id&gt; <math><mi>x</mi><mo>=</mo><mn>1</mn></math> <b>b</b></p>',
    '<https://a.example/>\\<id> x=1 **b**',
  ],
  [
    'paragraphs within emphasis and links',
    '<p><b>a<br><br>b:</b> <u>c<br><br>d</u> <a href="https://a.example">e<br><br>f</a></p>',
    '**a**  \n\n**b:** <u>c</u>  \n\n<u>d</u> [e](https://a.example)  \n\n[f](https://a.example)',
  ],
  [
    'ends of paragraphs in Slack, and blocks by style',
    '<span>a<span data-stringify-type="paragraph-break"></span>b <i>c</i></span><a href="https://a.example" style="display: block">d</a><span style="display:inline-block">e</span>',
    'a\n\nb *c*\n\n[d](https://a.example)\n\ne',
  ],
  [
    'text and blocks in a cell, and lines of code',
    '<table><tr><th>a<div>b</div></th><th>c</th></tr><tr><td>d<pre>e|f\n  g\n\nh</pre></td><td><code>i\n# j</code></td></tr></table>',
    '| a<br>b | c |\n| --- | --- |\n| d<br>`e\\|f`<br>`  g`<br>`h` | `i # j` |',
  ],
  [
    'a table in the cell of a table with a header',
    '<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><table><tr><td>2</td><td>3</td></tr></table></td></tr></table>',
    '| a | b |\n| --- | --- |\n| 1 | 2<br>3 |',
  ],
  [
    'a bar behind a backslash in a cell',
    '<table><tr><th>a</th><th>b</th></tr><tr><td><code>x\\|*y*</code></td><td>z</td></tr></table>',
    '| a | b |\n| --- | --- |\n| <code>x\\\\\\|\\*y\\*</code> | z |',
  ],
  ['a word and its reading', '<p><ruby>東<rt>とう</rt></ruby><b>京</b></p>', '東(とう)**京**'],
  ['a line of signs, which begins no table', '<p>a | b<br>:-- | --:<br><b>c</b></p>', 'a | b  \n\\:-- | --:  \n**c**'],
])('what a page shows apart or together stays so: %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

test.each([
  ['in boxes', '<div><ol><li>a</li></ol></div>\n<section><div><ol><li>b</li></ol></div></section>', '1. a\n\n1) b'],
  ['within a list', '<ol><li>x</li><ol><li>a</li></ol><ol><li>b</li></ol></ol>', '1. x\n   1. a\n   1) b'],
  [
    'of Word',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>a</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.</span>b</p><p style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.</span>c</p>',
    '1. a\n2. b\n\n1) c',
  ],
  ['of Notion, which are one', '<ol start="1"><li>a</li></ol><ol start="2"><li>b</li></ol>', '1. a\n2. b'],
  ['with text between them', '<ol><li>a</li></ol>x<ol start="2"><li>b</li></ol>', '1. a\n\nx\n\n2. b'],
  [
    'of Slack, which are one',
    '<ul data-indent="0"><li>a</li></ul><ol data-indent="1"><li>b</li></ol><ul data-indent="2"><li>c</li></ul><ul data-indent="0"><li>d</li></ul>',
    '- a\n  1. b\n     - c\n- d',
  ],
  [
    'around which boxes hold pictures',
    'a<div><img src="https://a.example/b.png"></div>c<div></div>d',
    'a\n\n![](https://a.example/b.png)\n\nc\n\nd',
  ],
])('lists and boxes in a row: %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

test('ticks of editors are those of Markdown', () => {
  const html =
    '<ul><li data-checked="true"><label><input type="checkbox" checked><span></span></label><div><p>a</p></div><ul><li><label><input type="checkbox">b</label></li></ul></li><li><input type="checkbox">c</li></ul>'
  expect(pastedMarkdown(html)).toBe('- [x] a\n  - [ ] b\n- [ ] c')
})

test.each([
  ['<p>a</p><iframe src="//v.example/1"></iframe>', 'a\n\n<https://v.example/1>'],
  ['<video title="Sea"><source src="https://v.example/2.mp4"></video><p>b</p>', '[Sea](https://v.example/2.mp4)\n\nb'],
  ['<b>a</b> <audio src="blob:https://v.example/3"></audio>', '**a**'],
])('an embedded film or page is a link where it has an address: %s', (html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

test.each([
  ['a table of one column', '<table><tr><th>a</th></tr><tr><td>b</td></tr></table>', '| a |\n| --- |\n| b |'],
  [
    'columns of a table that are aligned as a whole',
    '<table><tr><th align="right">a</th><th style="text-align: center">b</th><th align="center">c</th></tr><tr><td align="right">1</td><td style="text-align:center">2</td><td>3</td></tr></table>',
    '| a | b | c |\n| --: | :-: | --- |\n| 1 | 2 | 3 |',
  ],
  [
    'items of Notion, which are a list each',
    '<ul class="bulleted-list"><li>a</li></ul><ul class="bulleted-list"><li>b</li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>c</span></li></ul>\n<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>d</span></li></ul>',
    '- a\n- b\n\n* [x] c\n* [ ] d',
  ],
  [
    'a picture behind the list in an item',
    '<ul><li><ul><li>a</li></ul><p><img src="https://a.example/i.png" alt="p"></p></li></ul>',
    '- - a\n\n  ![p](https://a.example/i.png)',
  ],
])('pasted pages keep %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

test.each([
  ['<s>$10</s><b>$8</b>', '~~$10~~<strong>$8</strong>'],
  ['<b>New!</b><s>$10</s> x', '<strong>New!</strong>~~$10~~ x'],
  ['<s>a</s><b>b</b>', '~~a~~**b**'],
  ['<b><s>$10</s></b>', '**~~$10~~**'],
  ['<b>Hi~</b>there <b>안녕~</b>하세요', '<strong>Hi\\~</strong>there **안녕\\~**하세요'],
])('emphasis directly beside text struck through, or a tilde, stays emphasis: %s', (html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

test('a link whose text has square and round brackets is a link', () => {
  const html = '<a href="https://a.example/">[Notice](urgent) b</a>'
  expect(pastedMarkdown(html)).toBe('[\\[Notice\\]\\(urgent) b](https://a.example/)')
})

test.each([
  ['http://a.example/b<b>c</b>', '<http://a.example/b>**c**'],
  ['http://a.example/b<img src="https://a.example/i.png">', '<http://a.example/b>![](https://a.example/i.png)'],
  ['http://a.example/b<br><b>c</b> www.a.example<i>d</i>', 'http://a.example/b  \n**c** www.a.example*d*'],
])('an address ends before what is directly behind it: %s', (html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})
