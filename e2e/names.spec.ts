import { layoutShifts, watchShifts } from '@/e2e/support/layout-shift'
import { languageOf, toolPages } from '@/e2e/support/pages'
import { spokenTree } from '@/e2e/support/spoken-names'
import { expect, test } from '@/e2e/support/test'

/** Kept in the other languages too: a calculator, a tool for files, one with tabs and one with a keypad. */
const IN_ALL_LANGUAGES = ['loan-calculator', 'image-resizer', 'date-calculator', 'scientific-calculator']

const inOther = (prefix: string) => IN_ALL_LANGUAGES.map((slug) => `${prefix}/tools/${slug}`)

for (const address of [...toolPages(), ...inOther('/en'), ...inOther('/ja')]) {
  test(
    `${address} has the roles and names of its snapshot, and nothing shifts as it loads`,
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-05-15T09:00:00+09:00'))
      await watchShifts(page)
      await page.goto(address)
      await expect(page.locator('main[data-ready="true"]')).toBeVisible()
      // The tool itself: what stands before its guide and its caution.
      const form = page.locator('xpath=//*[@data-name="guide"]/preceding-sibling::*[not(@role="note")][1]')
      expect.soft(await layoutShifts(page)).toEqual([])
      await form.locator('details').evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')))
      await page.waitForLoadState('networkidle')
      const slug = address.split('/').at(-1) ?? ''
      // Some parts of a fold are fetched when it is opened.
      await expect(async () => {
        expect(await spokenTree(form)).toMatchSnapshot([slug, `names.${languageOf(address)}.txt`])
      }).toPass()
    },
  )
}

for (const address of [
  '/tools/loan-calculator#loanAmount=300000000&extraPayment=100000',
  '/tools/pregnancy-calculator#method=ivf',
  '/en/tools/image-resizer#width=300&format=webp',
]) {
  test(`nothing shifts on ${address} while the link fills the fields`, { tag: '@full' }, async ({ page }) => {
    await watchShifts(page)
    await page.goto(address)
    await expect(page.locator('[data-name="guide"]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
  })
}
