import { searchEntry } from './entries'

const TEXTS = {
  ko: { name: '대출 계산기', short: '월 상환액', keywords: '대출 계산기, 모기지', aliases: '대출' },
  en: { name: 'Loan calculator', short: 'Monthly payment', keywords: 'mortgage, loan calculator', aliases: 'loan' },
  ja: { name: 'ローン計算', short: '毎月の返済額', keywords: '住宅ローン', aliases: 'ローン, ろーん, じゅうたく' },
}
const TOOL = { slug: 'loan-calculator', category: 'calculator', icon: '🏠' }

describe('a tool in the search index', () => {
  it('has the words of the page’s language first, each once', () => {
    expect(searchEntry('ko', TOOL, TEXTS)).toMatchObject({ name: '대출 계산기', short: '월 상환액' })
    expect(searchEntry('ko', TOOL, TEXTS)).toMatchObject({ near: ['대출'], keywords: ['모기지'] })
    expect(searchEntry('ja', TOOL, TEXTS)).toMatchObject({ near: ['ローン', 'じゅうたく'], keywords: ['住宅ローン'] })
  })

  it('has its names in the other languages and in Latin letters', () => {
    const { far } = searchEntry('ko', TOOL, TEXTS)
    expect(far).toEqual(
      expect.arrayContaining(['loan calculator', 'ローン計算', 'mortgage', 'daechul', 'daechul gyesangi', 'ron']),
    )
    expect(far).toEqual(expect.arrayContaining(['juutaku', 'zyuutaku']))
    expect(searchEntry('en', TOOL, TEXTS).far).not.toContain('mortgage')
  })

  it('is marked as featured', () => {
    expect(searchEntry('en', { ...TOOL, featured: true }, TEXTS).featured).toBe(true)
    expect(searchEntry('en', TOOL, TEXTS)).not.toHaveProperty('featured')
  })
})
