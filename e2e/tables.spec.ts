import { layoutFaults } from '@/e2e/support/layout-faults'
import type { Page } from 'playwright/test'
import { expect, openTool, test } from '@/e2e/support/test'
import { fullUnless } from '@/e2e/support/full'

/** Opens a tool's page with the results that a phone folds. */
async function openUnfolded(page: Page, slug: string, options: Parameters<typeof openTool>[2]): Promise<void> {
  await openTool(page, slug, options)
  const folded = page.locator('details[data-name="further"]')
  await folded.evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
}

/** Tables with figures as long as they get, which no suite over all tools shows. */
const LONG_FIGURES = [
  ['credit-calculator', 'en', 'amount=1000000&currency=USD&feeMethod=cardFee'],
  ['credit-calculator', '', 'amount=100000000&feeMethod=cardFee'],
  ['loan-calculator', '', 'loanAmount=10000000000&annualRate=30&term=50'],
  ['loan-calculator', 'en', 'loanAmount=300000&annualRate=6.5&annualRate2=6&fees2=1000'],
  ['compound-interest', 'en', 'principal=100000000&annualRate=20&years=40'],
  ['compound-interest', 'ja', 'principal=100000000&annualRate=20&years=40'],
  ['unit-converter', 'ja', 'category=volume&value=123456789.123&from=mL&to=L'],
  ['ovulation-calendar', 'ja', 'lastPeriod=2026-05-08'],
] as const

/** Tables that differ most: the longest figures, the most columns, the sticky first column. */
const REPRESENTATIVE = new Set(['loan-calculator en'])

for (const [slug, locale, fragment] of LONG_FIGURES) {
  test(
    `${slug} ${locale}: long figures are whole and in sight on phones and tablets`,
    fullUnless(REPRESENTATIVE.has(`${slug} ${locale}`)),
    async ({ guarded: page }) => {
      await openUnfolded(page, slug, { locale, fragment })
      for (const width of [320, 560, 660, 740, 1024]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(page.locator('.data-table').first()).toBeVisible()
        await expect(page.locator('.scroll-box[data-more]'), `all figures are in sight at ${width} px`).toHaveCount(0)
      }
      await page.setViewportSize({ width: 320, height: 844 })
      expect(await layoutFaults(page)).toEqual([])
    },
  )
}

/** Tables with more columns than a phone has room for, with the columns that stay there. */
const FOLDED = [
  ['loan-calculator', 'loanAmount=300000000&annualRate=4&term=30', ['year', 'totalInterest', 'endBalance']],
  ['credit-calculator', 'amount=1000000', ['months', 'monthlyPayment', 'totalInterest']],
  ['ovulation-calendar', 'lastPeriod=2026-05-08', ['cycle', 'nextPeriod', 'ovulationDate']],
  ['bac-calculator', '', ['drink', 'abv', 'alcohol']],
] as const

for (const [slug, fragment, columns] of FOLDED) {
  test(
    `${slug}: three columns on a phone, and a row opens to the others`,
    fullUnless(slug === 'loan-calculator'),
    async ({ guarded: page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openUnfolded(page, slug, { fragment })
      const table = page.locator('.data-table:has(.rest-column)').first()
      const heads = table.locator('th:visible')
      const shown = async () => heads.evaluateAll((cells: HTMLElement[]) => cells.map(({ dataset }) => dataset.column))
      await expect.poll(shown).toEqual([...columns])
      await expect(page.locator('.scroll-box[data-more]')).toHaveCount(0)

      const row = table.locator('tbody tr').nth(1)
      const rest = row.locator('.rest-column')
      await expect(rest.first()).toBeHidden()
      await row.getByRole('button').click()
      await expect(rest.first()).toBeVisible()
      expect(await rest.first().evaluate((cell) => getComputedStyle(cell, '::before').content)).toMatch(/^".+"$/)
      await row.getByRole('button').press('Enter')
      await expect(rest.first()).toBeHidden()

      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(rest.first()).toBeVisible()
    },
  )
}
