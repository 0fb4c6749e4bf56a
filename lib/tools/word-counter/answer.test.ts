import { createTranslator } from 'next-intl'
import en from '@/messages/en/word-counter.json'
import { answer } from './answer'

const ASKER = { locale: 'en', today: { year: 2026, month: 11, day: 27 }, initial: {} }

/** The figure and the reading that the search box shows in English. */
async function said(sentence: string): Promise<string[]> {
  const read = await answer.read(sentence, ASKER)
  const t = createTranslator<Readonly<Record<string, string>>>({ locale: 'en', messages: en.search.answer })
  const text = (words: string | readonly [string, Record<string, string | number>]) =>
    typeof words === 'string' ? words : t(...words)
  return read ? [text(read.figure), read.reading.map(text).join('')] : []
}

it.each([
  ['how many bytes in "a"', ['1 byte', 'UTF-8 · 1 character']],
  ['how many bytes in "é"', ['2 bytes', 'UTF-8 · 1 character']],
  [`how many bytes in "${'a'.repeat(1200)}"`, ['1,200 bytes', 'UTF-8 · 1,200 characters']],
])('says one of a kind in the singular and groups digits: %s', async (sentence, words) => {
  expect(await said(sentence)).toEqual(words)
})

it('takes a unit inside the quotation for a part of the text', async () => {
  expect(await said('how many characters in "bytes"')).toEqual(['5 characters', 'UTF-8 · 5 bytes'])
})
