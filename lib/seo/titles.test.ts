import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@/lib/i18n/locales'

interface SearchWords {
  readonly title: string
  readonly keywords: string
}

const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s/g, '')

const startsWithFirstKeyword = ({ title, keywords }: SearchWords) =>
  withoutSpaces(title).startsWith(withoutSpaces(keywords.split(',')[0] ?? ''))

const toolWords = (locale: string) =>
  readdirSync(join(process.cwd(), 'messages', locale))
    .filter((file) => file.includes('-'))
    .flatMap((file) => {
      const { page } = JSON.parse(readFileSync(join(process.cwd(), 'messages', locale, file), 'utf8'))
      return page === undefined ? [] : [{ file, seo: page.seo as SearchWords }]
    })

describe('the title of a tool begins with what people type most', () => {
  it('distinguishes a right title from a wrong one', () => {
    const keywords = '대출 이자 계산기, 대출 계산기'
    expect(startsWithFirstKeyword({ title: '대출이자 계산기: 상환표', keywords })).toBe(true)
    expect(startsWithFirstKeyword({ title: '상환표: 대출 이자 계산기', keywords })).toBe(false)
  })

  it.each(LOCALES)('%s', (locale) => {
    const tools = toolWords(locale)
    expect(tools.length).toBeGreaterThan(25)
    expect(tools.filter(({ seo }) => !startsWithFirstKeyword(seo)).map(({ file }) => file)).toEqual([])
  })
})
