/** @jest-environment jsdom */
import { ATTACKS, SOME_ATTACKS } from '@/lib/tools/markdown-html/fixtures/attacks'
import { renderMarkdown } from '@/lib/tools/markdown-html/render'
import { TEST_WORDS } from '@/lib/tools/markdown-html/test-words'
import { pastedMarkdown, pastedTable } from './pasted-markdown'

test.each([
  ['headings and paragraphs', '<h2>Title</h2><p>One<br>two</p><p>Three</p>', '## Title\n\nOne  \ntwo\n\nThree'],
  ['emphasis', '<p><b>bold </b>and <i>it</i>, <s>no</s></p>', '**bold** and *it*, ~~no~~'],
  ['links', '<a href="https://a.example/x">text</a>', '[text](https://a.example/x)'],
  [
    'an address as its own link',
    '<a href="https://a.example/a_b">https://a.example/a_b</a>',
    '<https://a.example/a_b>',
  ],
  ['nested lists', '<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>', '- a\n  1. b\n  2. c\n- d'],
  [
    'a nested list that goes on with its numbers, which would else be text of its item',
    '<ul><li>a<ol start="3"><li>b</li><li>c</li></ol></li><li>d</li></ul>',
    '- a\n\n  3. b\n  4. c\n- d',
  ],
  [
    'a nested list in an item of its own',
    '<ul><li>a</li><li><ol><li>b</li></ol></li><li>c</li></ul>',
    '- a\n  1. b\n- c',
  ],
  ['lists copied from their middle on', '<ul><ul><ul><li>b</li></ul></ul><li>c</li></ul>', '- b\n- c'],
  ['a nested list beside its item', '<ul><li><p>a</p></li><ul><li>b</li></ul><li>c</li></ul>', '- a\n  - b\n- c'],
  ['tasks', '<ul><li><input type="checkbox" checked> done</li></ul>', '- [x] done'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ['code', '<p>a <code>b`c</code></p><pre>x\n  y</pre>', 'a ``b`c``\n\n```\nx\n  y\n```'],
  [
    'a table',
    '<table><tr><th>a|b</th><th>c</th></tr><tr><td>1<br>2</td></tr></table>',
    '| a\\|b | c |\n| --- | --- |\n| 1<br>2 |  |',
  ],
  [
    'merged cells',
    '<table><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
    '| a |  |\n| --- | --- |\n| b | c |',
  ],
  [
    'cells merged downwards',
    '<table><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>',
    '| a | b |\n| --- | --- |\n|  | c |\n| d | e |',
  ],
  [
    'signs that mean something in Markdown',
    '<p>1. a*b_c [d] # &lt;b&gt;</p><p># no</p><b>-</b>',
    '1\\. a\\*b\\_c \\[d\\] # \\<b>\n\n\\# no\n\n**-**',
  ],
  [
    'every kind of emphasis',
    '<p><em>a</em> <strong>b</strong> <del>c</del> and <strike>d</strike></p>',
    '*a* **b** ~~c~~ and ~~d~~',
  ],
  ['emphasis within the same emphasis', '<p><b>a <strong>b</strong></b></p>', '**a b**'],
  ['emphasis of nothing', '<p>a<b> </b>b <i>c</i></p>', 'a b *c*'],
  ['headings of each level', '<h1>a</h1><h6>b\n<br>c</h6>', '# a\n\n###### b c'],
  [
    'elements that Markdown keeps',
    '<p>H<sub>2</sub>O <b>x<sup>2</sup></b> <kbd>Esc</kbd> <mark>m</mark> <ins>i</ins> <u>u</u></p>',
    'H<sub>2</sub>O **x<sup>2</sup>** <kbd>Esc</kbd> <mark>m</mark> <ins>i</ins> <u>u</u>',
  ],
  [
    'a link to an address with spaces or brackets',
    '<a href="https://a.example/a (b)">text</a>',
    '[text](<https://a.example/a (b)>)',
  ],
  [
    'a link that shows a mail address',
    '<a href="mailto:a@b.example">mailto:a@b.example</a>',
    '[mailto:a@b.example](mailto:a@b.example)',
  ],
  ['a link without a text', '<p><b>a</b><a href="https://a.example"> </a></p>', '**a**'],
  ['a tick left open', '<ul><li><input type="checkbox"> open</li></ul>', '- [ ] open'],
  ['a picture without an address', '<p><b>a</b> <img alt="cat"></p>', '**a** ![cat]()'],
  ['code that begins with a tick', '<code>`a</code>', '`` `a ``'],
  ['code that ends with two ticks', '<code>a``</code>', '``` a`` ```'],
  ['code of many lines with a fence in it', '<pre>```\nx\n```\n</pre>', '````\n```\nx\n```\n````'],
  ['a line between parts', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['a list that counts from one', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['a list of ten', '<ol start="10"><li>a<p>b</p></li></ol>', '10. a\n\n    b'],
  ['items of several paragraphs', '<ul><li><p>a</p><p>b</p></li></ul>', '- a\n\n  b'],
  [
    'a list in a list in a list beside its item',
    '<ul><li>a</li><ul><li>b</li><ul><li>c</li></ul></ul></ul>',
    '- a\n  - b\n    - c',
  ],
  ['a table that only lays out', '<table><tr><td><b>a</b></td></tr><tr><td>b</td></tr></table>', '**a**\n\nb'],
  [
    'cells merged both ways',
    '<table><tr><td colspan="2" rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '| a |  | b |\n| --- | --- | --- |\n|  |  | c |',
  ],
  [
    'cells merged down to the last column',
    '<table><tr><td>a</td><td rowspan="3">b</td></tr><tr><td>c</td></tr><tr><td>d</td></tr></table>',
    '| a | b |\n| --- | --- |\n| c |  |\n| d |  |',
  ],
  [
    'signs that start a block',
    '<p>+ a<br>= b<br>| c<br>&gt; d<br>2) e<br>3.5 f</p><b>x</b>',
    '\\+ a  \n\\= b  \n\\| c  \n\\> d  \n2\\) e  \n3.5 f\n\n**x**',
  ],
  ['an entity that is text', '<p>&amp;amp; &amp; <b>~</b></p>', '\\&amp; & **\\~**'],
  ['addresses as they are', '<p>see https://a.example/a_b_c <b>now</b></p>', 'see https://a.example/a_b_c **now**'],
  [
    'lists and code in cells',
    '<table><tr><td><ol start="2"><li>a</li><li>b</li></ol></td><td><ul><li>c</li></ul><pre>d</pre>e</td></tr></table>',
    '| 2. a<br>3. b | • c<br>`d`<br>e |\n| --- | --- |',
  ],
  [
    'emphasis in parts, around nothing and in itself',
    '<p><b>a</b><span><b>b</b></span> <b><a name="x">c</a></b><b><u></u></b> <i><u>d</u></i><i><u>e </u></i>f <b><b>g</b></b></p>',
    '**ab c** *<u>de</u>* f **g**',
  ],
  [
    'blocks in cells',
    '<table><tr><td><p>a</p><p>b <i>c</i></p></td><td><div>d</div></td></tr></table>',
    '| a<br>b *c* | d |\n| --- | --- |',
  ],
  ['a picture of nothing', '<p><b>a</b><img>b</p>', '**a**b'],
  ['lines that begin with spaces', '<p>a<br> b<br> <b>c</b> </p>', 'a  \nb  \n**c**'],
  ['no empty headings', '<h1>&nbsp;</h1><h2>a</h2><h2><br></h2>', '## a'],
  [
    'pictures of which only the description was copied',
    '<b>a</b><img src="file:///C:/x.png" alt="cat">',
    '**a**![cat]()',
  ],
  ['links to places in the copied document as their text', '<b>a</b> <a href="#x">b</a>', '**a** b'],
  ['pictures by their address', '<img src="https://a.example/p.png" alt="cat">', '![cat](https://a.example/p.png)'],
])('%s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

test.each([
  [
    'an exclamation mark before a link',
    '<p>Look here!<a href="https://a.example/a">the guide</a></p>',
    'Look here\\![the guide](https://a.example/a)',
  ],
  [
    'the same at the end of emphasis',
    '<p><b>Look!</b><a href="https://a.example">x</a></p>',
    '**Look!**[x](https://a.example)',
  ],
  ['code that looks like a picture', '<p><code>a![b](c)</code><b>d</b></p>', '`a![b](c)`**d**'],
  [
    'a colon at the end of bold',
    '<p><b>Note:</b>keep the receipt. <strong>Warning!</strong>Hot.</p>',
    '<strong>Note:</strong>keep the receipt. <strong>Warning!</strong>Hot.',
  ],
  ['brackets', '<p>price<b>(incl. VAT)</b> and <i>(net)</i></p>', 'price<strong>(incl. VAT)</strong> and *(net)*'],
  ['quotes', '<p>a<i>"b"</i>c</p>', 'a<em>"b"</em>c'],
  ['Korean after a colon', '<p><b>주의:</b>꼭 읽으세요</p>', '**주의:**꼭 읽으세요'],
  [
    'emphasis in emphasis',
    '<p><b><i>Note:</i></b>keep <b>a<i>b</i></b></p>',
    '<strong><em>Note:</em></strong>keep **a*b***',
  ],
  [
    'a link around blocks',
    '<a href="https://a.example/post"><h3>Post title</h3><p>Summary here</p></a>',
    '### [Post title](https://a.example/post)\n\n[Summary here](https://a.example/post)',
  ],
  ['bold around blocks', '<b><p>a</p><ul><li>b</li></ul></b>', '**a**\n\n- **b**'],
  [
    'a picture at an address with spaces or brackets',
    '<img src="https://a.example/a (1).png" alt="x">',
    '![x](<https://a.example/a (1).png>)',
  ],
  [
    'titles',
    '<a href="https://a.example" title="The &quot;A&quot;">x</a> <img src="https://a.example/i.png" alt="" title="I">',
    '[x](https://a.example "The \\"A\\"") ![](https://a.example/i.png "I")',
  ],
  [
    'an address with angle brackets',
    '<img src="https://a.example/ <b>" alt="x">',
    '![x](<https://a.example/ %3Cb%3E>)',
  ],
  [
    'a caption of a table',
    '<table><caption>Sales 2026</caption><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    'Sales 2026\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'a caption of a figure',
    '<figure><img src="https://a.example/i.png" alt="x"><figcaption>A view</figcaption></figure>',
    '![x](https://a.example/i.png)\n\nA view',
  ],
  [
    'two lists',
    '<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol><ol><li>d</li></ol><ul><li>e</li></ul><ul><li>f</li></ul>',
    '1. a\n2. b\n\n1) c\n\n1. d\n\n- e\n\n* f',
  ],
  ['a heading that ends with a sign', '<h2>C #</h2>', '## C \\#'],
  ['emphasis after two that end', '<p><i>a <b>b</b></i><b>c</b></p>', '*a **b***<strong>c</strong>'],
  [
    'a picture with a bracket in a link',
    '<a href="https://a.example/"><img src="https://a.example/i.png" alt="a]b"></a>',
    '[![a&#93;b](https://a.example/i.png)](https://a.example/)',
  ],
  [
    'addresses without http',
    '<p><b>x</b> www.a.example/b_c d_e@a.example</p>',
    '**x** www.a.example/b_c d_e@a.example',
  ],
  ['a quotation', '<p><q>a</q> <b>b</b></p>', '“a” **b**'],
  [
    'the foot of a table',
    '<table><tfoot><tr><td>5</td><td>6</td></tr></tfoot><tr><td>1</td><td>2</td></tr></table>',
    '| 1 | 2 |\n| --- | --- |\n| 5 | 6 |',
  ],
  [
    'a formula',
    '<p><b>x</b> <span class="katex"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math><span aria-hidden="true">x2</span></span></p>',
    '**x** $x^2$',
  ],
  [
    'items to tick',
    '<ul><li aria-checked="true"><img alt="checked"><p>a</p></li><li aria-checked="false"><p>b</p></li><li><div class="checkbox checkbox-on"></div> c</li></ul>',
    '- [x] a\n- [ ] b\n- [x] c',
  ],
  [
    'nothing of the buttons and anchors of a page',
    '<h2>a<a href="https://a.example/b#a">\u200b</a></h2><h3>b<a href="#b">¶</a></h3><pre>c</pre><button>Copy</button>',
    '## a\n\n### b\n\n```\nc\n```',
  ],
  ['a value', '<ol><li>a</li><li value="5">b</li><li>c</li></ol>', '1. a\n5) b\n6) c'],
  ['paragraphs in items', '<ul><li><p>a</p><p>b</p><ul><li>c</li></ul></li><li>d</li></ul>', '- a\n\n  b\n  - c\n- d'],
])('comes out as it was: %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})

const PAGES: readonly string[] = [
  '<p>a <b>(b)</b>c<i>!</i> <b>d</b>:<a href="https://a.example/">e</a></p>',
  '<p><b>“a”</b>b <i>c</i><b>d</b> <b>e<i>f</i>g</b>h</p>',
  '<ol><li>a</li></ol><ol><li>b</li></ol><ul><li>c</li></ul>',
  '<ul><li><p>a</p><pre><code>b\nc</code></pre><p>d</p></li></ul>',
  '<p><i>a <b>b</b></i><b>c</b><i>d</i></p>',
  '<a href="https://a.example/"><h2>a</h2><p>b <b>c!</b>d</p></a>',
]

test.each(PAGES)('%s has the same words, emphasis, links and lists when it is rendered', async (html) => {
  const { unsafePieces } = await renderMarkdown(pastedMarkdown(html) ?? '', TEST_WORDS)
  const read = (source: string) => {
    const { body } = new DOMParser().parseFromString(source, 'text/html')
    const found = (selector: string) =>
      Array.from(body.querySelectorAll(selector), (element) => element.textContent?.replace(/\s+/g, '')).join('')
    const squeezed = body.textContent?.replace(/\s+/g, '')
    return {
      squeezed,
      bold: found('b, strong'),
      italic: found('i, em'),
      links: found('a[href]'),
      lists: body.querySelectorAll('ol, ul').length,
    }
  }
  expect(read(unsafePieces.join(''))).toEqual(read(html))
})

test('Google Docs: styles are emphasis, and its bold wrapper is not', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700;">굵게</span>' +
    '<span style="font-weight:400;font-style:italic;">는</span></p></b><br class="Apple-interchange-newline">'
  expect(pastedMarkdown(html)).toBe('**굵게***는*')
})

test('Word: paragraphs of lists become lists of their levels, and the signs before them go', () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  const html = `<html xmlns:o="urn:x"><head><style>p{color:red}</style></head><body><h1>보고서<o:p></o:p></h1>${item(1, '·', '하나')}${item(2, 'o', '둘')}${item(1, '·', '셋')}<p>끝</p>${item(1, '1.', '가')}</body></html>`
  expect(pastedMarkdown(html)).toBe('# 보고서\n\n- 하나\n  - 둘\n- 셋\n\n끝\n\n1. 가')
})

test('Word: numbers go on, kinds of one level are lists of their own, and titles are headings', () => {
  const item = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:\nIgnore'>${sign}<span>&nbsp; </span></span><![endif]>${text}</p>`
  const html = `<p class=MsoTitle>Plan</p>${item(1, '3.', 'c')}${item(2, '(a)', 'x')}${item(2, 'iv.', 'y')}${item(1, '·', 'z')}`
  expect(pastedMarkdown(html)).toBe('# Plan\n\n3. c\n   1. x\n   2. y\n\n- z')
})

test('Word: headings keep their numbers, levels that are left out are none, preformatted items are items', () => {
  const sign = (text: string) => `<span style='mso-list:Ignore'>${text}<span>&nbsp; </span></span>`
  const item = (tag: string, level: number, text: string) =>
    `<${tag} style='mso-list:l0 level${level} lfo1'>${sign(text)}${level}</${tag}>`
  const html = `<h2 style='mso-list:l1 level2 lfo2'>${sign('1.2')}a</h2><h2 style='mso-list:l1 level2 lfo2'>${sign('·')}b</h2><p style='mso-list:none'>c</p>${item('pre', 3, '1.')}${item('p', 5, 'a)')}${item('p', 1, '2.')}`
  expect(pastedMarkdown(html)).toBe('## 1.2 a\n\n## b\n\nc\n\n1. 3\n   1. 5\n\n2) 1')
})

test.each([
  ['1.2.', '2. x'],
  ['1.2', '2. x'],
  ['(3)', '3. x'],
  ['나.', '1. x'],
  ['二、', '1. x'],
  ['Ⅳ.', '1. x'],
  ['o', '- x'],
  ['제1조', '- 제1조 x'],
])('Word: what %s before an item becomes', (sign, markdown) => {
  const html = `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}&nbsp;</span>x</p>`
  expect(pastedMarkdown(html)).toBe(markdown)
})

test.each([
  ['Word', '#_ftn7', '#_ftnref7', '[^7]'],
  ['Word, endnotes', '#_edn7', '#_ednref7', '[^e7]'],
  ['LibreOffice', '#sdfootnote7sym', '#sdfootnote7anc', '[^7]'],
])('%s: footnotes stay footnotes', (_, note, mark, label) => {
  const html = `<p>a<a href="${note}"><sup>[7]</sup></a>.</p><p><a href="${mark}">[7]</a> b</p>`
  expect(pastedMarkdown(html)).toBe(`a${label}.\n\n${label}:  b`)
})

test('Google Docs: raised and lowered text is styled text', () => {
  const html = '<p>x<span style="vertical-align:super">2</span>y<span style="vertical-align: sub">i</span></p>'
  expect(pastedMarkdown(html)).toBe('x<sup>2</sup>y<sub>i</sub>')
})

test('Word in Safari: the sign stands between comments only', () => {
  const html =
    '<p style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span lang="EN-US">·<span>&nbsp; </span></span><!--[endif]-->one</p>' +
    '<p style="mso-list:l0 level1 lfo1"><!--[if !supportLists]-->·<span>&nbsp;</span><!--[endif]--><span>two</span></p>'
  expect(pastedMarkdown(html)).toBe('- one\n- two')
})

test('Word on the web: a list for each item is one list of their levels', () => {
  const item = (list: string, level: number, text: string) =>
    `<div class="ListContainerWrapper"><${list}><li data-aria-level="${level}"><p><span style="font-weight: bold">${text}</span></p></li></${list.split(' ')[0]}></div>`
  const html = `<div>${item('ul', 1, 'a')}${item('ul', 2, 'b')}${item('ol start="2"', 1, 'c')}</div>`
  expect(pastedMarkdown(html)).toBe('- **a**\n  - **b**\n\n2. **c**')
})

test('Google Docs: each weight and line of a style', () => {
  const html = [
    'font-weight:bold',
    'font-weight: 600',
    'font-weight:500',
    'text-decoration:line-through',
    'text-decoration:none',
  ]
    .map((style, index) => `<span style="${style}">${index}</span>`)
    .join(', ')
  expect(pastedMarkdown(html)).toBe('**0**, **1**, 2, ~~3~~, 4')
})

test.each([
  ['1.', '1. x'],
  ['12)', '12. x'],
  ['(3)', '3. x'],
  ['a.', '1. x'],
  ['xiii.', '1. x'],
  ['４．', '1. x'],
  ['가.', '1. x'],
  ['①', '1. x'],
  ['§', '- x'],
  ['abcde.', '- abcde. x'],
])('Word: the sign %j', (sign, markdown) => {
  const html = `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign} </span>x</p>`
  expect(pastedMarkdown(html)).toBe(markdown)
})

test('a few words from Google Docs keep their emphasis', () => {
  const html = '<meta charset="utf-8"><span style="font-weight:700;white-space:pre;white-space:pre-wrap;">bold</span>'
  expect(pastedMarkdown(html)).toBe('**bold**')
})

test('colored code of editors, plain and endless text stay what they are', () => {
  expect(pastedMarkdown('<div style="font-family: monospace;white-space: pre;"><b># x</b></div>')).toBeUndefined()
  expect(pastedMarkdown('<p>only <span>text</span></p>')).toBeUndefined()
  expect(pastedMarkdown(`<b>${'x'.repeat(2_000_000)}</b>`)).toBeUndefined()
})

test('cells of a sheet become a table, other text with tabs does not', () => {
  expect(pastedTable('이름\t점수\r\nA|B\t9\r\n')).toBe('| 이름 | 점수 |\n| --- | --- |\n| A\\|B | 9 |')
  for (const text of ['a\tb', '\ta\n\tb', 'a\tb\nc', 'text\nmore']) expect(pastedTable(text)).toBeUndefined()
})

test.each(process.env.TEST_FULL ? ATTACKS : SOME_ATTACKS)(
  'an attack is text before anything sanitizes the Markdown: %s',
  async (payload) => {
    const markdown = pastedMarkdown(`<p><b>x</b></p>${payload}`) ?? ''
    expect(markdown).toContain('**x**')
    const { unsafePieces } = await renderMarkdown(markdown, TEST_WORDS)
    const { body } = new DOMParser().parseFromString(unsafePieces.join(''), 'text/html')
    expect(body.querySelector('script, style, iframe, svg, math, object, embed, form, base, link, meta')).toBeNull()
    for (const { name, value } of Array.from(body.querySelectorAll('*'), ({ attributes }) => [...attributes]).flat()) {
      expect(name).not.toMatch(/^on|^style$/)
      expect(value).not.toMatch(/^\s*(javascript|vbscript|data:(?!image))/i)
    }
  },
)
