import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LOCALES } from '@/lib/i18n/locales'
import { readWords } from '@/scripts/jest/messages'

/** The day from which the terms and the policy hold, and the SHA-256 of their text in all languages. */
const { effective, sha256 } = JSON.parse(readFileSync('data/terms.json', 'utf8')) as Record<string, string>

interface Words {
  page: { effective: string; terms: unknown; policy: unknown }
}
const pages = LOCALES.map((locale) => [locale, (readWords(locale, 'privacy') as Words).page] as const)

it('the text is that of the day on which it became effective: else change the day in data/terms.json and the messages', () => {
  const text = JSON.stringify(pages.map(([, { terms, policy }]) => [terms, policy]))
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
})

it.each(pages)('the page says the day (%s)', (locale, page) => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(effective!))
  expect(page.effective).toContain(day)
})
