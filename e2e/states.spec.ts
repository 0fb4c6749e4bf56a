import type { Page } from 'playwright/test'
import { findings, turnTheme } from '@/e2e/support/accessibility'
import { CALCULATOR_JOURNEYS } from '@/e2e/support/journeys/calculators'
import { IMAGE_JOURNEYS } from '@/e2e/support/journeys/images'
import type { Journeys } from '@/e2e/support/journeys/journey'
import { TEXT_JOURNEYS } from '@/e2e/support/journeys/texts'
import { UTILITY_JOURNEYS } from '@/e2e/support/journeys/utilities'
import { Keyboard } from '@/e2e/support/keyboard'
import { layoutFaults } from '@/e2e/support/layout-faults'
import { lostFocus, watchLostFocus } from '@/e2e/support/lost-focus'
import { toolPages } from '@/e2e/support/pages'
import { expect, openTool, test } from '@/e2e/support/test'

const JOURNEYS: Journeys = { ...IMAGE_JOURNEYS, ...TEXT_JOURNEYS, ...CALCULATOR_JOURNEYS, ...UTILITY_JOURNEYS }

/** A laptop's window at 130 %: one column, a header and, in calculators, the bar of the key figure to hide the focus under. */
const WINDOW = { width: 1000, height: 640 }

/** The rules that other colours can break; the page has been held to every rule in both themes by every-page.spec.ts. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

async function inBothThemes(page: Page, state: string, part = 'main'): Promise<void> {
  expect(await findings(page, part), `${state}, light`).toEqual([])
  await turnTheme(page, 'dark')
  expect(await findings(page, part, COLOR_RULES), `${state}, dark`).toEqual([])
  await turnTheme(page, 'light')
}

/** What still moves although motion is unwelcome. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      return Number(duration) > 10 ? [`${animation.id || 'animation'} of ${Number(duration)} ms`] : []
    }),
  )
}

test('every tool has a journey', () => {
  const slugs = toolPages().map((address) => address.split('/').at(-1))
  expect(Object.keys(JOURNEYS).sort()).toEqual(slugs.sort())
})

for (const [index, [slug, journey]] of Object.entries(JOURNEYS).entries()) {
  const locale = ['', 'en', 'ja'][index % 3] ?? ''
  test(`${slug} by keyboard alone, accessible in every state (${locale || 'ko'})`, async ({ guarded: page }) => {
    await page.setViewportSize(WINDOW)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.clock.setFixedTime(new Date('2026-05-15T09:00:00+09:00'))
    await openTool(page, slug, { locale })
    const keys = new Keyboard(page)
    await watchLostFocus(page)
    await keys.skipToMain()
    await journey({ page, keys, state: (name, part) => inBothThemes(page, name, part) })
    expect([...keys.faults], 'the focus').toEqual([])
    expect(await lostFocus(page), 'controls that took the focus with them').toEqual([])
    expect(await moving(page)).toEqual([])
    expect(await layoutFaults(page)).toEqual([])
  })
}
