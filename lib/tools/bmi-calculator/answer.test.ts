import { sentenceOf } from '@/lib/answers/sentence'
import { answer } from './answer'

it.each([
  [`bmi 5'10.7" 160 lb`, '5′ 10.7″', 'height=5&inches=10.7'],
  [`bmi 5'12" 160 lb`, '6′ 0″', 'height=6&inches=0'],
])('reads inches as they were written: %s', async (asked, height, fragment) => {
  const read = await answer.read(sentenceOf(asked), {
    locale: 'en',
    today: { year: 2026, month: 11, day: 27 },
    initial: {},
  })
  expect(read?.reading[0]).toEqual(['read', { height, weight: '160 lb' }])
  expect(read?.fragment).toContain(fragment)
})
