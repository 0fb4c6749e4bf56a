import { nearestTools } from './nearest'
import { createSearch, type SearchEntry } from './rank'

function entry(slug: string, name: string): SearchEntry {
  return { slug, name, category: '', icon: '', short: '', near: [], far: [slug.replaceAll('-', ' ')] }
}

const search = createSearch([
  entry('loan-calculator', '대출 계산기'),
  entry('bmi-calculator', 'BMI 계산기'),
  entry('basic-calculator', '일반 계산기'),
  entry('scientific-calculator', '공학용 계산기'),
  entry('white-noise', '백색소음'),
])
const nearest = (path: string) => nearestTools(path, search).map(({ tool }) => tool.slug)

describe('the tools suggested for an unknown path', () => {
  it.each([
    ['/tools/loan-calcultor', 'loan-calculator'],
    ['/en/tools/bmi', 'bmi-calculator'],
    ['/loan_calculator.html', 'loan-calculator'],
    ['/tools/loan-calculator/index.html', 'loan-calculator'],
    ['/ja/tool/whitenoise/', 'white-noise'],
    ['/tools/%EB%8C%80%EC%B6%9C', 'loan-calculator'],
    ['/blog/loan/2024-05', 'loan-calculator'],
    ['/tools/%E0%A4%A', undefined],
    ['/en/no-such-page', undefined],
    ['/', undefined],
  ])('%s: %s', (path, slug) => {
    expect(nearest(path)[0]).toBe(slug)
  })

  it.each([
    ['/ko/en/ja/tools/tool/index/html/htm/php/page/www/Loan', ['Loan', 'Loan']],
    ['/EN/Tools/Loan-Calc_of.A+B.HTML', ['Loan Calc of A B', 'Loan Calc of A B']],
    ['/blog/loan', ['loan', 'blog loan']],
    ['/en/tools', []],
  ])('of %s the words %j are searched for', (path, expected) => {
    const searched: string[] = []
    nearestTools(path, (text) => {
      searched.push(text)
      return []
    })
    expect(searched).toEqual(expected)
  })

  it('are three at most', () => {
    expect(nearest('/tools/calculator')).toHaveLength(3)
  })
})
