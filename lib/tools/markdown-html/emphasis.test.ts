import { startCpuTimer } from '@/scripts/jest/cpu-timer'
import commonmark from './fixtures/commonmark-0.31.json'
import { emphasisSpans, strikethroughSpans } from './delimiters'
import { markdownParser } from './parser'
import { TEST_WORDS } from './test-words'

const inline = (source: string) =>
  markdownParser(TEST_WORDS)
    .parse(source, { async: false })
    .replace(/^<p>|<\/p>\n$/g, '')

function withSpans(text: string): string {
  const spans = emphasisSpans(text)
  let html = ''
  for (let at = 0; at < text.length;) {
    const span = spans.get(at)
    const tag = span?.width === 2 ? 'strong' : 'em'
    html += span ? `<${tag}>${withSpans(text.slice(at + span.width, span.end - span.width))}</${tag}>` : text[at]
    at = span ? span.end : at + 1
  }
  return html
}

describe('the algorithm', () => {
  const examples = commonmark.examples.filter(
    ({ section, markdown }) => section === 'Emphasis and strong emphasis' && !/[[`<\\&]|^\* |"/.test(markdown),
  )

  it('is tested with CommonMark examples', () => {
    expect(examples.length).toBeGreaterThan(90)
  })

  it.each(examples.map(({ example, markdown, html }) => [example, markdown, html] as const))(
    'agrees with example %d of CommonMark',
    (_, markdown, html) => {
      const paragraphs = markdown.trimEnd().split('\n\n')
      expect(paragraphs.map((text) => `<p>${withSpans(text)}</p>\n`).join('')).toBe(html)
    },
  )

  it('handles a hundred thousand openers and closers quickly', () => {
    const elapsed = startCpuTimer()
    emphasisSpans('*가 '.repeat(50_000) + '가_ '.repeat(50_000))
    emphasisSpans('가**가*'.repeat(30_000))
    strikethroughSpans('~가 '.repeat(50_000))
    expect(elapsed()).toBeLessThan(3_000)
  })
})

describe('beside Korean, Japanese and Chinese letters', () => {
  // Expected by the specification and README of github.com/tats-u/markdown-cjk-friendly.
  it.each([
    ['**굵게**는', '<strong>굵게</strong>는'],
    ['**강조(괄호)**를', '<strong>강조(괄호)</strong>를'],
    ['**「テスト」**です', '<strong>「テスト」</strong>です'],
    ['**이 용어(This term)**를 강조해 주세요.', '<strong>이 용어(This term)</strong>를 강조해 주세요.'],
    ['**"인용"**은', '<strong>&quot;인용&quot;</strong>은'],
    ['**“인용”**은', '<strong>“인용”</strong>은'],
    ['太郎は**「こんにちわ」**といった', '太郎は<strong>「こんにちわ」</strong>といった'],
    ['**この文を強調できますか？**残念ながら', '<strong>この文を強調できますか？</strong>残念ながら'],
    ['我可以强调**这个`code`**吗？', '我可以强调<strong>这个<code>code</code></strong>吗？'],
    [
      'これは**[リンク](https://example.com)**です',
      'これは<strong><a href="https://example.com">リンク</a></strong>です',
    ],
    ['가*(나)*다', '가<em>(나)</em>다'],
    ['***굵고 기울임(둘 다)***은', '<em><strong>굵고 기울임(둘 다)</strong></em>은'],
    ['**바깥 *(안)*은** 굵게', '<strong>바깥 <em>(안)</em>은</strong> 굵게'],
    ['葛󠄀**()**葛󠄀', '葛󠄀<strong>()</strong>葛󠄀'],
    ['~~취소(선)~~은', '<del>취소(선)</del>은'],
    ['~「取消」~です', '<del>「取消」</del>です'],
    ['오전 10~12시, 오후 2~4시', '오전 10~12시, 오후 2~4시'],
    ['月~金、土~日', '月~金、土~日'],
    ['a~b and c~d', 'a~b and c~d'],
    ['~10시, 2~4시', '~10시, 2~4시'],
    ['𠮷~𠮷、𠮷~𠮷', '𠮷~𠮷、𠮷~𠮷'],
    ['~2~4시~', '<del>2~4시</del>'],
    ['**10~12시, 2~4시**', '<strong>10~12시, 2~4시</strong>'],
    ['~취소~ 유지', '<del>취소</del> 유지'],
    ['10~~12시, 오후 2~~4시', '10<del>12시, 오후 2</del>4시'],
    ['**~~a~~**b', '<strong><del>a</del></strong>b'],
    ['__밑줄__은', '<strong>밑줄</strong>은'],
    ['_기울임_을', '<em>기울임</em>을'],
    ['__강조(괄호)__를 _(둘)_은', '<strong>강조(괄호)</strong>를 <em>(둘)</em>은'],
    ['__bold__는 _italic_을', '<strong>bold</strong>는 <em>italic</em>을'],
    ['これは__強調__です', 'これは<strong>強調</strong>です'],
    ['これは__「強調」__です', 'これは<strong>「強調」</strong>です'],
  ])('%s', (source, html) => {
    expect(inline(source)).toBe(html)
  })

  it.each([
    ['** 굵게 **는', '** 굵게 **는'],
    ['\\*\\*굵게\\*\\*는', '**굵게**는'],
    ['2*3은 6, 3 * 4는 12', '2*3은 6, 3 * 4는 12'],
    ['가_나_다', '가_나_다'],
    ['파일_이름_목록.txt', '파일_이름_목록.txt'],
    ['snake_case_name은', 'snake_case_name은'],
    ['foo__bar__baz', 'foo__bar__baz'],
    ['my_변수_name', 'my_변수_name'],
    ['`**코드**`는', '<code>**코드**</code>는'],
    ['**닫지 않음(괄호)는', '**닫지 않음(괄호)는'],
    ['다~~~가(나)~~~다', '다~~~가(나)~~~다'],
  ])('%s stays', (source, html) => {
    expect(inline(source)).toBe(html)
  })
})
