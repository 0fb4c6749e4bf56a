import { sentenceOf } from '@/lib/answers/sentence'
import ko from '@/messages/ko/compound-interest.json'
import { answer } from './answer'

// 5,250 of interest, of which 15.4 % are 808.5: the page takes 809 won.
it('says the amount after tax that the page shows', async () => {
  const asker = { locale: 'ko', today: { year: 2026, month: 11, day: 27 }, initial: ko.ui.initial }
  const read = await answer.read(sentenceOf('월 10만원 3% 적금 6개월'), asker)
  expect(read?.reading).toContainEqual(['afterTax', { amount: '₩604,441' }])
})
