import type { Page } from 'playwright/test'
import { fullUnless } from '@/e2e/support/full'
import { addImages } from '@/e2e/support/images'
import { JOURNEYS } from '@/e2e/support/journeys'
import { expectDone } from '@/e2e/support/pictures'
import { button, expect, openTool, test } from '@/e2e/support/test'

interface Shared {
  readonly name: string
  readonly type: string
  readonly start: string
}
interface Sharing extends Window {
  shared?: Shared[]
}

/** A system with a share sheet that takes any files, as Safari's, or those that Chromium hands over. */
async function offerSharing(page: Page, like: 'safari' | 'chromium'): Promise<void> {
  await page.addInitScript((isSafari) => {
    if (isSafari) Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'userAgentData')
    navigator.canShare = (data) => (data?.files?.length ?? 0) > 0
    navigator.share = async (data) => {
      const read = async (file: File) => {
        const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
        return { name: file.name, type: file.type, start: String.fromCharCode(...bytes) }
      }
      const sharing: Sharing = window
      sharing.shared = await Promise.all((data?.files ?? []).map(read))
    }
  }, like === 'safari')
}

const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** The files that pressing a button hands to the share sheet. */
async function share(page: Page, name: string, part = page.locator('body')): Promise<Shared[]> {
  await page.evaluate(() => delete (window as Sharing).shared)
  await part.locator(`button[name="${name}"]`).first().click()
  await page.waitForFunction(() => (window as Sharing).shared)
  return page.evaluate(() => (window as Sharing).shared ?? [])
}

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  gif: 'image/gif',
  html: 'text/html',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  json: 'application/json',
  zip: 'application/zip',
}

for (const { slug, job, doJob } of JOURNEYS)
  for (const step of job)
    if ('download' in step)
      test(
        `${slug}: what is downloaded can be shared`,
        fullUnless(slug === 'loan-calculator'),
        async ({ guarded: page }) => {
          await offerSharing(page, 'safari')
          await openTool(page, slug)
          await doJob(page)
          const [file] = await share(page, step.download === 'downloadAll' ? 'shareAll' : 'shareFile')
          expect(file?.name).toMatch(step.name)
          expect(file?.type).toBe(TYPES[file?.name.split('.').at(-1) ?? ''])
          expect(file?.start.startsWith(step.begins ?? '')).toBe(true)
        },
      )

test(
  'on a phone results are shared from the bar, one or all, and as far as Chromium hands them over',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await offerSharing(page, 'chromium')
    await openTool(page, 'png-to-jpg')
    await addImages(page, 'transparent.png')
    const shared = await share(page, 'barShare')
    await expect(toasts(page)).toContainText(['파일 1개를 보냈어요'])
    expect(shared).toEqual([
      { name: 'transparent_converted.jpg', type: 'image/jpeg', start: expect.stringMatching(/^\xff\xd8/) },
    ])
    await addImages(page, 'photo.png')
    await expectDone(page, 2)
    const names = (await share(page, 'shareAll')).map(({ name }) => name)
    expect(names).toEqual(['transparent_converted.jpg', 'photo_converted.jpg'])
    await addImages(page, ...Array<string>(9).fill('photo.png'))
    await expectDone(page, 11)
    await expect(button(page, 'shareAll'), 'eleven files, and no ZIP').toHaveCount(0)
  },
)

test(
  'a phone shares photos first, one or several, from the bar as from the page',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await offerSharing(page, 'chromium')
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ mobile: true }) }),
    )
    await openTool(page, 'png-to-jpg')
    await addImages(page, 'transparent.png')
    await expectDone(page, 1)
    const bar = page.locator('[data-name="actionBar"]')
    const [one] = await share(page, 'barAction', bar)
    expect(one?.name).toBe('transparent_converted.jpg')
    await expect(button(page, 'shareFile')).toHaveText('앨범에 저장·공유')
    await expect(button(page, 'download'), 'the download comes second').toBeVisible()
    await addImages(page, 'photo.png')
    await expectDone(page, 2)
    await expect(bar.locator('button[value="shareAll"]')).toHaveText('앨범에 저장·공유')
    await expect(button(page, 'downloadAll'), 'the ZIP comes second, on the page').toBeVisible()
    const names = (await share(page, 'barAction', bar)).map(({ name }) => name)
    expect(names).toEqual(['transparent_converted.jpg', 'photo_converted.jpg'])
  },
)

test('a phone shares a GIF first', { tag: '@full' }, async ({ guarded: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await offerSharing(page, 'chromium')
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ mobile: true }) }),
  )
  await openTool(page, 'mp4-to-gif')
  await JOURNEYS.find(({ slug }) => slug === 'mp4-to-gif')!.doJob(page)
  await expect(button(page, 'shareFile')).toHaveText('앨범에 저장·공유')
  const [gif] = await share(page, 'shareFile')
  expect([gif?.type, gif?.start.slice(0, 3)]).toEqual(['image/gif', 'GIF'])
  // Above it, the bar offers the same.
  await page.evaluate(() => window.scrollTo(0, 0))
  await share(page, 'barAction', page.locator('[data-name="actionBar"]'))
})

test(
  'a workbook, the raw data of a photo and a single icon are shared too, if the system takes them',
  { tag: '@full' },
  async ({ guarded: page }) => {
    const beside = (name: string) => page.locator('span', { has: page.locator(`> button[name="${name}"]`) })
    await offerSharing(page, 'safari')
    await openTool(page, 'csv-json-converter')
    await button(page, 'sample').click()
    await button(page, 'convert').click()
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    expect(await share(page, 'shareFile', beside('downloadExcel'))).toEqual([
      { name: 'converted.xlsx', type: sheet, start: expect.stringMatching(/^PK/) },
    ])
    await openTool(page, 'exif-viewer')
    await page.locator('input[name="file"]').setInputFiles('e2e/fixtures/metadata/camera.jpg')
    const [data] = await share(page, 'shareFile', beside('download'))
    expect([data?.name, data?.type]).toEqual(['exif_data_camera.json', 'application/json'])
    await openTool(page, 'favicon-generator')
    await addImages(page, 'simple.svg')
    await button(page, 'generate').click()
    expect(await share(page, 'shareFile', page.locator('li[data-name="item"]'))).toEqual([
      { name: 'favicon-16x16.png', type: 'image/png', start: '\x89PNG\r\n\x1a\n' },
    ])
  },
)

test('a workbook is not offered to Chromium, which would refuse it', { tag: '@full' }, async ({ guarded: page }) => {
  await offerSharing(page, 'chromium')
  await openTool(page, 'csv-json-converter', { fragment: 'tab=jsonToCsv' })
  await expect(button(page, 'downloadExcel')).toBeAttached()
  await expect(button(page, 'shareFile'), 'of the CSV alone').toHaveCount(1)
})

test('a picture is copied as PNG', { tag: '@full' }, async ({ guarded: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'png-to-jpg')
  await addImages(page, 'transparent.png')
  await button(page, 'copyImage').click()
  await expect(page.locator('[data-sonner-toast] [role="status"]').first()).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    const { width, height } = await createImageBitmap(blob ?? new Blob())
    return { types: item?.types, size: [width, height] }
  })
  expect(copied).toEqual({ types: ['image/png'], size: [240, 160] })
})
