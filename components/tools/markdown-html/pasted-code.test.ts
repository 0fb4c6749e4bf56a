/** @jest-environment jsdom */
import { pastedMarkdown } from './pasted-markdown'

test.each([
  [
    'breaks',
    '<pre><code>first line<br>second line<br>third line</code></pre>',
    '```\nfirst line\nsecond line\nthird line\n```',
  ],
  ['blocks', '<pre><code><div>a</div><div><br></div><div>  b</div>c</code></pre>', '```\na\n\n  b\nc\n```'],
  [
    'Docusaurus',
    '<pre class="prism-code language-ts"><code><span class="token-line" style="color:#393A34"><span>let</span> a<br></span><span class="token-line">b<br></span></code></pre>',
    '```ts\nlet a\nb\n```',
  ],
  [
    'lines by style',
    '<pre><span style="display:block">a</span><span style="display: grid">b</span></pre>',
    '```\na\nb\n```',
  ],
  ['GitHub', '<div class="highlight highlight-source-js"><pre>a</pre></div>', '```js\na\n```'],
  ['highlight.js', '<pre><code class="hljs language-c++">a</code></pre>', '```c++\na\n```'],
  ['an attribute', '<pre data-lang="py">a</pre>', '```py\na\n```'],
  [
    'a grid',
    '<pre data-language="ts"><code style="display:grid"><span data-line="">a</span><span data-line="">b</span></code></pre>',
    '```ts\na\nb\n```',
  ],
  ['Shiki', '<pre><code><span class="line">a</span>\n<span class="line">b</span></code></pre>', '```\na\nb\n```'],
  ['code without pre', '<div><code>a<br>b</code></div>', '```\na\nb\n```'],
  ['ChatGPT', '<div><code class="language-python">a\n  b</code></div>', '```python\na\n  b\n```'],
  [
    'numbers of Rouge',
    '<pre><code><table><tr><td class="gutter"><pre class="lineno">1\n2\n</pre></td><td class="code"><pre>a\nb\n</pre></td></tr></table></code></pre>',
    '```\na\nb\n```',
  ],
  [
    'numbers of Hugo',
    '<table><tr><td class="lntd"><pre><code><span class="lnt">1\n</span></code></pre></td><td class="lntd"><pre><code class="language-go">a\nb\n</code></pre></td></tr></table>',
    '```go\na\nb\n```',
  ],
  [
    'numbers of GitHub',
    '<table><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code">a</td></tr><tr><td class="blob-num"></td><td class="blob-code">  b</td></tr></table>',
    '```\na\n  b\n```',
  ],
  [
    'lines that are no blocks, with a break behind each (Hexo)',
    '<table><tr><td class="gutter"><pre><span class="line">1</span><br></pre></td><td class="code"><pre><span class="line">a</span><br><span class="line"></span><br><span class="line">b</span><br></pre></td></tr></table>',
    '```\na\n\nb\n```',
  ],
  [
    'empty lines',
    '<pre><span data-line>a</span><span data-line></span><span data-line>b</span></pre>',
    '```\na\n\nb\n```',
  ],
  [
    'numbers in the lines',
    '<pre><span class="ln">1</span>a\n<span class="linenumber">2</span>b\n<span class="line-number">3</span>c</pre>',
    '```\na\nb\nc\n```',
  ],
  [
    'a box with the language above it',
    '<pre><div><div>python</div><div><code class="language-python">a\nb</code></div></div></pre>',
    '```python\na\nb\n```',
  ],
  ['Tistory', '<pre class="python" data-ke-language="python"><code>a\nb</code></pre>', '```python\na\nb\n```'],
  ['Naver', '<div class="__se_code_view language-js">a<br>&nbsp;b</div>', '```js\na\n\u00a0b\n```'],
  [
    'SyntaxHighlighter',
    '<div class="syntaxhighlighter java"><div class="line"><code>int</code> <code>a;</code></div><div class="line"><code>b;</code></div></div>',
    '```\nint a;\nb;\n```',
  ],
])('pasted code keeps its lines and its language: %s', (_, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown)
})
