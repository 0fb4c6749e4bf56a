import { expect, test } from 'playwright/test'
import { findingsIn, themeOf } from '@/e2e/support/accessibility'
import { fullUnless } from '@/e2e/support/full'
import { JOURNEYS } from '@/e2e/support/journeys'
import { ownPages, toolPages } from '@/e2e/support/pages'
import { MISSING, openSoundPage } from '@/e2e/support/sound-page'

/** A page that is no tool's, in Korean: `states.spec.ts` opens each tool's in one of the languages. */
function isRead(path: string): boolean {
  return !/^\/(en|ja)(\/|$)/.test(path) && !toolPages().includes(path)
}

/** A tool's page in the theme in which its states are not read (`states.spec.ts`); other pages by turns. */
function themeOfPage(path: string): 'light' | 'dark' {
  const tool = JOURNEYS.findIndex(({ slug }) => path.endsWith(`/${slug}`))
  return themeOf(tool === -1 ? ownPages().indexOf(path) : tool + 1)
}

for (const path of [...ownPages(), MISSING]) {
  test(
    `${path} is small, accessible, never too wide and makes no request elsewhere`,
    fullUnless(isRead(path)),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: themeOfPage(path), reducedMotion: 'reduce' })
      await openSoundPage(page, path)
      expect(await findingsIn(page, themeOfPage(path))).toEqual([])
    },
  )
}
