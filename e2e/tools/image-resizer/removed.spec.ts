import { addImages } from '@/e2e/support/images'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'

test(
  'after the last picture was removed the next one sets the size, unless the visitor has',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, 'image-resizer', { locale: 'en' })
    await addImages(page, 'astronaut.jpg')
    await expect(control(page, 'width')).toHaveValue('512')
    await button(page, 'remove').click()
    await addImages(page, 'chelsea.jpg')
    await expect(control(page, 'width')).toHaveValue('451')
    await expect(control(page, 'height')).toHaveValue('300')
    await control(page, 'width').fill('200')
    await button(page, 'remove').click()
    await addImages(page, 'astronaut.jpg')
    await expect(figure(page, 'originalWidth')).toHaveText('512')
    await expect(control(page, 'width')).toHaveValue('200')
  },
)
