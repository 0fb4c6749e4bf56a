import type { Page } from 'playwright/test'
import { findingsIn, ibmFindings, themeOf } from '@/e2e/support/accessibility'
import { JOURNEYS } from '@/e2e/support/journeys'
import { Keyboard } from '@/e2e/support/keyboard'
import { layoutFaults } from '@/e2e/support/layout-faults'
import { focusCodeLoaded, lostFocus, watchLostFocus } from '@/e2e/support/lost-focus'
import { listedRow, PublicNames } from '@/e2e/support/public-names'
import { openSoundPage } from '@/e2e/support/sound-page'
import { control, expect, openTool, test } from '@/e2e/support/test'

/** `npm test` has axe read the last state, which has the result, `npm run test:full` all of them in either theme. */
const full = Boolean(process.env.TEST_FULL)
const seesEveryName = full || process.env.NAMES === 'write'

/** A laptop's window at 130 %: one column, with a header and a bar of the key figure that may cover the focus. */
const WINDOW = { width: 1000, height: 640 }

/** A phone with its keyboard, where the key figure is out of sight and stands in the bar. */
const PHONE = { width: 390, height: 480 }

/** Animations that run although the visitor asked for reduced motion. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      return Number(duration) > 10 ? [`${animation.id || 'animation'} of ${Number(duration)} ms`] : []
    }),
  )
}

for (const [index, { slug, byKeys, otherStates, keyFigure }] of JOURNEYS.entries()) {
  const locale = ['', 'en', 'ja'][index % 3] ?? ''
  const theme = themeOf(index)
  // One of each language.
  const tag = index % 11 === 0 ? [] : '@full'
  test(
    `${slug} works by keyboard alone, accessible, with its public names (${locale || 'ko'})`,
    { tag },
    async ({ guarded: page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.clock.setFixedTime(new Date('2026-05-15T09:00:00+09:00'))
      const names = new PublicNames(page)
      if (!seesEveryName) names.addListed(slug)
      await openSoundPage(page, `${locale && `/${locale}`}/tools/${slug}`)
      await page.setViewportSize(WINDOW)
      const keys = new Keyboard(page)
      await watchLostFocus(page)
      const restored = focusCodeLoaded(page)
      await keys.skipToMain()
      await restored
      await names.look(page)
      await byKeys({
        page,
        keys,
        state: async (name, part = 'main') => {
          await names.look(page)
          if (!full) return
          expect(await findingsIn(page, theme, part), `${name}, ${theme}`).toEqual([])
          expect(await ibmFindings(page), `${name}, by IBM's checker`).toEqual([])
        },
      })
      await names.look(page)
      // With the header and the guide: no other test of `npm test` reads them.
      if (!full) expect(await findingsIn(page, theme), theme).toEqual([])
      expect([...keys.faults], 'the focus').toEqual([])
      expect(await lostFocus(page), 'controls that took the focus with them').toEqual([])
      expect(await moving(page)).toEqual([])
      expect(await layoutFaults(page)).toEqual([])
      if (seesEveryName && otherStates) {
        await page.setViewportSize(WINDOW)
        await openTool(page, slug)
        await otherStates(page, () => names.look(page))
      }
      if (seesEveryName && keyFigure) {
        await page.setViewportSize(PHONE)
        // Changing only the fragment of the open page would not reload it.
        await page.goto('about:blank')
        await openTool(page, slug, { fragment: keyFigure.fragment })
        await control(page, keyFigure.field).fill(keyFigure.typed)
        await expect(page.locator('[data-name="keyFigure"]')).toBeVisible()
        await names.look(page)
      }
      const row = names.row(slug)
      expect(row, 'public names: `npm run names` lists new ones, none may go').toBe(listedRow(slug, row))
    },
  )
}
