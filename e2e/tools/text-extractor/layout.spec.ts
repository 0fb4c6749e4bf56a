import { download } from '@/e2e/support/images'
import { button, control, expect, figureValue, openTool, test } from '@/e2e/support/test'
import { extract, extractedText, scan } from './scans'

const SLUG = 'text-extractor'

test('a PDF gives its own text, without the engine and its languages, upright', async ({ guarded: page }) => {
  // Never answered.
  await page.route(/traineddata/, () => {})
  await openTool(page, SLUG, { locale: 'en' })
  // Its page lies upside down, and its "fi" are ligatures of another font.
  await extract(page, scan('own-text.pdf'), 'eng')
  await expect(control(page, 'text')).toHaveValue(/^Delivery terms\n\n[^]*confirmed in writing\.[^]* 482\.50 EUR\.$/)
  await expect(page.locator('[data-name="source"]')).toHaveText(/file’s own text/)
  await expect.poll(() => figureValue(page, 'confidence')).toBe(100)
  await expect(page.locator('[data-name="word"]').first()).toHaveAttribute('y', /^(9\d|10\d)\./)
})

test('the marks of doubtful words stand behind them, in Japanese too', async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'ja' })
  await extract(page, scan('own-text.pdf'), 'eng')
  const breaks = await control(page, 'text').evaluate((area) =>
    [area, area.previousElementSibling!].map((layer) => {
      const { wordBreak, overflowWrap, whiteSpace, textWrapStyle, font, letterSpacing, padding } = getComputedStyle(
        layer,
      ) as CSSStyleDeclaration & { textWrapStyle: string }
      return { wordBreak, overflowWrap, whiteSpace, textWrapStyle, font, letterSpacing, padding }
    }),
  )
  expect(breaks[1]).toEqual(breaks[0])
})

const INVOICE = `<style>body{font:16px sans-serif}td{padding:6px 20px}p{margin:24px 0}</style>
<div style="display:flex;justify-content:space-between"><div>To whom<br>12 Road<br>City</div><div>Invoice<br>3 May</div></div>
<p>We charge you for what follows, as it was agreed, and ask you to pay soon:</p>
<table><tr><td>Item<td>Use<td>Sum</tr>
<tr><td>Pen<td style="width:120px">for letters and for notes on the wall<td>4.50</tr>
<tr><td>Ink<td style="width:120px">for all of our many pens<td>3.20</tr>
<tr><td>Tape<td>none<td>1.10</tr></table>
<p>Thank you for all that you have ordered from us in this year.</p>`

test('a PDF that a browser printed has its table, with cells of several lines, beside its text', async ({
  guarded: page,
  context,
}) => {
  const paper = await context.newPage()
  await paper.setContent(INVOICE)
  const buffer = await paper.pdf()
  await paper.close()
  await openTool(page, SLUG, { locale: 'en' })
  await page.locator('input[name="file"]').setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer })
  const lines = (await extractedText(page)).split('\n')
  expect(lines.filter((line) => line.includes('\t'))).toEqual([
    'Item\tUse\tSum',
    'Pen\tfor letters and for notes on the wall\t4.50',
    'Ink\tfor all of our many pens\t3.20',
    'Tape\tnone\t1.10',
  ])
  expect(lines).toContain('We charge you for what follows, as it was agreed, and ask you to pay soon:')
})

test(
  'a table has a line a row, and is shown, copied, saved as CSV and opened in the converter',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'en' })
    await extract(page, scan('table.png'), 'eng')
    const rows = ['Item\tQty\tPrice\tTotal', 'Notebook\t12\t3.50\t42.00', 'Pen, blue\t100\t0.45\t45.00']
    const last = ['Stapler\t3\t12.90\t38.70', 'Sum\t\t\t125.70']
    expect(await extractedText(page)).toBe([...rows, ...last].join('\n'))
    const table = page.locator('table[data-name="table"]')
    await expect(table.locator('tr').nth(4).locator('td')).toHaveText(['Sum', '', '', '125.70'])
    await button(page, 'copyTable').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Item\tQty[^]*\t125\.70$/)
    const saved = await download(page, button(page, 'downloadTable'))
    expect(saved.name).toBe('extracted_text_table.csv')
    expect(saved.bytes.toString()).toBe(
      'Item,Qty,Price,Total\r\nNotebook,12,3.50,42.00\r\n"Pen, blue",100,0.45,45.00\r\nStapler,3,12.90,38.70\r\nSum,,,125.70\r\n',
    )
    await control(page, 'text').fill('Item\tQty\nPen\t1\nInk\t2')
    await expect(table.locator('td')).toHaveCount(6)
    await button(page, 'openIn').last().click()
    await button(page, 'sendTo').and(page.locator('[value="csv-json-converter"]')).click()
    await expect(control(page, 'input')).toHaveValue(/^Item,Qty\r?\nPen,1/)
  },
)
