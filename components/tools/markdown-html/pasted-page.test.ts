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
])('what a page shows apart or together stays so: %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})
