import { expect, test } from 'playwright/test'
import { findingsIn, themeOf } from '@/e2e/support/accessibility'
import { fullUnless } from '@/e2e/support/full'
import { JOURNEYS } from '@/e2e/support/journeys'
import { ownPages } from '@/e2e/support/pages'
import { MISSING, openSoundPage } from '@/e2e/support/sound-page'

/** Home, one page of text for the others, and none of the tools', each of which `states.spec.ts` opens. */
const READ: ReadonlySet<string> = new Set(['/', '/about'])

/** A tool's page in the theme in which its states are not read (`states.spec.ts`); other pages by turns. */
function themeOfPage(path: string): 'light' | 'dark' {
  const tool = JOURNEYS.findIndex(({ slug }) => path.endsWith(`/${slug}`))
  return themeOf(tool === -1 ? ownPages().indexOf(path) : tool + 1)
}

for (const path of [...ownPages(), MISSING]) {
  test(
    `${path} is small, accessible, never too wide and makes no request elsewhere`,
    fullUnless(READ.has(path)),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: themeOfPage(path), reducedMotion: 'reduce' })
      await openSoundPage(page, path)
      expect(await findingsIn(page, themeOfPage(path))).toEqual([])
    },
  )
}
