import { fontFor } from './font.mjs'
import { pictureOf, wrap } from './picture.mjs'
import { readPage } from './read-page.mjs'

describe('lines of a picture', () => {
  it('are even and break between words', () => {
    expect(wrap('혈중 알코올 농도 계산기', 'ko', 8)).toEqual(['혈중 알코올', '농도 계산기'])
    expect(wrap('Loan calculator', 'en', 20)).toEqual(['Loan calculator'])
  })

  it('never begin with a mark or particle in Japanese', () => {
    for (const ems of [5, 6, 7, 8, 9, 10]) {
      const lines = wrap('インストールも登録もなしで、ブラウザですぐに。', 'ja', ems)
      expect(lines.join('')).toBe('インストールも登録もなしで、ブラウザですぐに。')
      for (const line of lines) expect(line).not.toMatch(/^[、。もで]/)
    }
  })
})

describe('a picture', () => {
  const page = {
    language: 'en',
    siteName: 'Toolbox',
    title: 'Loans <& more>',
    lead: 'A sum.',
    category: 'calculator',
    host: 'toolbox.example',
    icon: '<path/>',
  }

  it('holds its words as text, not as markup', () => {
    expect(pictureOf(page)).toContain('Loans &lt;&amp; more&gt;')
  })

  it('shrinks a long title rather than cutting it', () => {
    const title = 'A very long title that goes on and on until it needs a smaller size to fit'
    const svg = pictureOf({ ...page, title })
    const shown = [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text).join(' ')
    expect(shown).toContain(title)
  })
})

it('reads from a built page what its picture says', () => {
  const html = `<html lang="ko"><head><meta property="og:image" content="https://a.example/og/ko/tools/x.png"/>
    <meta property="og:site_name" content="도구상자"/><link rel="canonical" href="https://a.example/tools/x"/></head>
    <body><main><div data-category="text"><span aria-hidden="true" class="tile md:size-14">📝</span><h1>글 &amp; 말</h1><p class="x">센다</p></div></main></body></html>`
  expect(readPage(html)).toEqual({
    image: '/og/ko/tools/x.png',
    language: 'ko',
    siteName: '도구상자',
    host: 'a.example',
    title: '글 & 말',
    lead: '센다',
    category: 'text',
    icon: '📝',
  })
  expect(readPage('<html></html>')).toBeUndefined()
})

it.each([
  ['ko', 'Aa0·뽀모도로', 'か'],
  ['en', 'Aa0·', 'か'],
  ['ja', 'Aa0漢カー。', '뽀'],
] as const)('the font for %s covers that language and says which characters it lacks', (language, covered, foreign) => {
  expect(fontFor(language).missingFrom(covered + foreign)).toEqual([foreign])
})
