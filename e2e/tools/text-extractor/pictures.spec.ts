import { item } from '@/e2e/support/images'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { choosePaper, extract, extractedText, scan } from './scans'

const SLUG = 'text-extractor'

test('white letters on a colored poster are read', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('poster.png'), 'eng')
  expect((await extractedText(page)).split(/\n+/)).toEqual([
    'Wash your hands',
    'Open the windows',
    'Stay at home when ill',
  ])
  await expect(figure(page, 'confidenceBand')).toHaveAttribute('data-value', /^(excellent|good)$/)
})

test(
  'the short last line of an Arabic page and its paragraphs are read',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await extract(page, scan('ar.png'), 'ara')
    const paragraphs = (await extractedText(page)).split('\n\n')
    expect(paragraphs.map((text) => text.split('\n').length)).toEqual([3, 2, 3])
    expect(paragraphs[2]).toMatch(/تحريض على تمييز كهذا\.$/)
  },
)

test('of a sign in a photo the words are read, with a note', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('sign.jpg'), 'eng')
  expect((await extractedText(page)).split(/\n+/)).toEqual(['NO ENTRY', 'Launch area'])
  await expect(page.getByText('This looks like a photo rather than a page')).toBeVisible()
  await expect(figure(page, 'confidenceBand')).toHaveAttribute('data-value', 'fair')
})

test('a picture without text gives a reason', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await choosePaper(page, 600, 400, '')
  await button(page, 'extract').click()
  await expect(item(page, 'paper.png')).toContainText('No text was found in this picture', { timeout: 60_000 })
  await expect(control(page, 'text')).toHaveCount(0)
})

test('all messages of a chat are read in order, on every color', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('chat-dark.png'), 'eng')
  expect((await extractedText(page)).replaceAll('|', 'I').split(/\n+/)).toEqual([
    'Are we still on for lunch?',
    'Yes, 12:30 at the usual place',
    'Great, I will bring the contract',
    'See you there!',
  ])
  await button(page, 'reset').click()
  await extract(page, scan('chat-ko.png'), 'kor')
  const text = (await extractedText(page)).replaceAll(/[\s.,!]+/g, '')
  const order = [
    '토요일에시장에',
    '좋아요',
    '파란서류철이랑',
    '그럼요',
    '둘다부탁해요',
    '가방에넣었어요',
    '내일보낼게요',
  ]
  const places = order.map((words) => text.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a Korean word between others is not read as Latin letters', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await extract(page, scan('mixed.png'), ['kor', 'eng'])
  expect(await extractedText(page)).toMatch(/매출 보고서 [^]*React와 [^]*Dashboard는 2026년/)
})
