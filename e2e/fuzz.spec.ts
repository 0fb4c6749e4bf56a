import { FILES, FUZZ_TIMEOUT, KOREAN, PARTS, PATIENCE, SINGLE_FILES } from '@/e2e/support/fuzz'
import { damagedPictures, expectReasons, uploads } from '@/e2e/support/fuzz'
import { toolsWith } from '@/e2e/support/journeys'
import { addFiles, reset, type Upload } from '@/e2e/support/pictures'
import { alert, button, expect, figure, openTool, test } from '@/e2e/support/test'
import { fixtures } from '@/scripts/fuzz/corpus'
import { craftedPictures } from '@/scripts/fuzz/crafted'

/**
 * Damaged pictures through the built pages: each gets a result or a reason in the page's language within ten seconds, none
 * reaches the error boundary, and a sound file works afterwards. Movies and texts: `fuzz.spec.ts` of their tools.
 */
const SOUND: Upload = {
  name: 'sound.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(fixtures('jpg').get('small-photo.jpg') ?? []),
}
const TOOLS = toolsWith('pictures')
const CRAFTED = uploads(craftedPictures(PARTS), 'image')
const IS_CAMPAIGN = process.env.FUZZ_FILES !== undefined

test.setTimeout(FUZZ_TIMEOUT)

for (const { slug, pictures } of TOOLS.filter((tool) => tool.pictures.batch)) {
  test(`damaged pictures in a batch: ${slug}`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, slug)
    // Most fail before the tools differ, so that one tool stands for the others unless more is asked for.
    const crafted = slug === 'png-to-jpg' || IS_CAMPAIGN ? CRAFTED : []
    await addFiles(page, ...crafted, ...damagedPictures(FILES))
    const unsettled = page.locator('li[data-name="item"]:not([data-status="done"], [data-status="failed"])')
    await expect(page.locator('li[data-name="item"]')).toHaveCount(crafted.length + FILES)
    await expect(unsettled).toHaveCount(0, { timeout: (crafted.length + FILES) * PATIENCE })
    await expectReasons(page)
    await addFiles(page, SOUND)
    await expect(pictures.result(page, SOUND.name)).toBeVisible()
  })
}

for (const { slug, pictures } of TOOLS.filter((tool) => !tool.pictures.batch)) {
  test(`damaged pictures one after another: ${slug}`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, slug)
    for (const upload of [...(IS_CAMPAIGN ? CRAFTED : []), ...damagedPictures(SINGLE_FILES)]) {
      await addFiles(page, upload)
      const reason = alert(page, KOREAN)
      await expect(pictures.result(page, upload.name).or(reason).first()).toBeVisible({ timeout: PATIENCE })
      if (pictures.start) {
        await button(page, pictures.start).click()
        const output = figure(page, pictures.output ?? '')
        await expect(output.or(reason).first()).toBeVisible({ timeout: PATIENCE })
      }
      await expectReasons(page)
      await reset(page)
    }
    await addFiles(page, SOUND)
    await expect(pictures.result(page, SOUND.name)).toBeVisible()
  })
}
