import { createTranslator } from 'next-intl'
import { sentenceOf } from '@/lib/answers/sentence'
import en from '@/messages/en/unit-converter.json'
import { answer } from './answer'

it.each([
  ['3 kcup to ml', '3 cups of 200 mL · 1 cup of 200 mL = 200 mL'],
  ['1.5 ktbsp to ml', '1.5 metric tablespoons · 1 metric tablespoon = 15 mL'],
])('%s is read in the singular and the plural', async (asked, expected) => {
  const asker = { locale: 'en', today: { year: 2026, month: 11, day: 27 }, initial: {} }
  const t = createTranslator<Readonly<Record<string, string>>>({ locale: 'en', messages: en.search.answer })
  const read = await answer.read(sentenceOf(asked), asker)
  expect(read?.reading.map((words) => (typeof words === 'string' ? words : t(...words))).join('')).toBe(expected)
})
