import { readFileSync } from 'node:fs'
import { FUZZ_TIMEOUT, KOREAN, PARTS, PATIENCE, SINGLE_FILES } from '@/e2e/support/fuzz'
import { damagedMovies, expectReasons, uploads } from '@/e2e/support/fuzz'
import { addFiles, reset } from '@/e2e/support/pictures'
import { alert, expect, figure, openTool, test } from '@/e2e/support/test'
import { craftedMovies } from '@/scripts/fuzz/crafted'
import { chooseVideo, videoFile } from './video'

const ORIGINALS = ['h264.mp4', 'rotated.mp4', 'sixty.mp4'].map((name) => [name, readFileSync(videoFile(name))] as const)

// mediabunny reports a track that it cannot read; ffmpeg tries it next.
test.use({ expectedErrors: /^Error (?:during decodability check|deserializing \w+ Decoder Configuration Record)/ })

test('damaged movies get a filmstrip or a reason', { tag: '@full' }, async ({ guarded: page }) => {
  test.setTimeout(FUZZ_TIMEOUT)
  await openTool(page, 'mp4-to-gif')
  const outcome = page.locator('[data-name="filmstrip"]').or(alert(page, KOREAN)).first()
  for (const upload of [...uploads(craftedMovies(PARTS), 'video'), ...damagedMovies(ORIGINALS, SINGLE_FILES)]) {
    await addFiles(page, upload)
    await expect(outcome).toBeVisible({ timeout: PATIENCE })
    await expectReasons(page)
    await reset(page)
  }
  await chooseVideo(page, 'sixty.mp4')
  await expect(figure(page, 'videoWidth')).toBeVisible()
})
