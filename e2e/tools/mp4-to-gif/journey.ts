import { holdWork, showWorking } from '@/e2e/support/held-work'
import type { Journey } from '@/e2e/support/journey'
import { button, control, expect, figure } from '@/e2e/support/test'
import { videoFile } from './video'

export const journey: Journey = {
  byKeys: async (hands) => {
    const { page, keys, state } = hands
    const open = await holdWork(page)
    await keys.files(videoFile('h264.mp4'))
    await showWorking(hands, 'opening')
    await keys.push('cancel')
    await expect(page.locator('input[name="file"]')).toBeFocused()
    await keys.files(videoFile('h264.mp4'))
    await open()
    await keys.to('[data-name="trimStart"]')
    await keys.press('ArrowRight', 'ArrowRight')
    await expect(control(page, 'startTime')).toHaveValue('0.2')
    await keys.to('[data-name="trimEnd"]')
    await keys.press('ArrowLeft')
    await keys.type('width', '64')
    await keys.to('select[name="crop"]')
    await keys.press('ArrowDown')
    await keys.push('moveCrop', { key: 'ArrowLeft' })
    await state('filled')
    const release = await holdWork(page)
    await keys.push('convert')
    await showWorking(hands, 'converting')
    await expect(button(page, 'convert')).toBeFocused()
    await keys.push('cancel')
    await expect(button(page, 'convert')).toBeFocused()
    await keys.press('Enter')
    await release()
    await expect(figure(page, 'gifSize')).toBeVisible({ timeout: 60_000 })
    await state('done')
    await keys.type('startTime', 'x')
    await expect(control(page, 'startTime')).toHaveAttribute('aria-invalid', 'true')
    await state('error')
  },
  job: [
    { files: ['video/rotated.mp4'] },
    { figure: 'videoDuration' },
    { press: 'convert' },
    { figure: 'gifSize' },
    { download: 'download', name: /\.gif$/, begins: 'GIF8' },
  ],
}
