import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { image, item } from '@/e2e/support/images'
import { open, test, untilKept } from '@/e2e/support/offline'
import { outFile } from '@/e2e/support/pages'
import { expect } from '@/e2e/support/test'

interface Manifest {
  readonly id: string
  readonly lang: string
  readonly start_url: string
  readonly scope: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[]
  readonly share_target: { readonly action: string }
  readonly file_handlers: readonly { readonly action: string }[]
}

function manifestOf(prefix: string): Manifest {
  return JSON.parse(readFileSync(outFile(`${prefix}manifest.webmanifest`), 'utf8')) as Manifest
}

for (const [locale, prefix] of [
  ['ko', ''],
  ['en', 'en/'],
  ['ja', 'ja/'],
] as const) {
  test(
    `the manifest in ${locale} is linked and everything it names exists`,
    { tag: '@full' },
    async ({ page, site }) => {
      const manifest = manifestOf(prefix)
      const home = prefix === '' ? '/' : `/${locale}`
      expect(manifest).toMatchObject({ id: '/', lang: locale, start_url: home, scope: '/' })
      expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
      expect(manifest.shortcuts).toHaveLength(5)
      await page.goto(site.url + home)
      await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', `/${prefix}manifest.webmanifest`)
      const named = [
        ...manifest.icons.map(({ src }) => src),
        ...manifest.shortcuts.map(({ url }) => url),
        ...manifest.file_handlers.map(({ action }) => action),
      ]
      for (const address of named) expect((await page.request.get(site.url + address)).status(), address).toBe(200)
    },
  )
}

test('the browser considers the site installable', { tag: '@full' }, async ({ kept: page, site }) => {
  await open(page, `${site.url}/en`)
  await untilKept(page)
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A test's own profile counts as a private window, which installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

/** Shares two photos to the app that was installed with a manifest; the address that the visitor is sent to. */
function sharePhotos(page: Page, prefix: string): Promise<string> {
  const photo = readFileSync(image('small-photo.jpg')).toString('base64')
  return page.evaluate(
    async ({ photo, action }) => {
      const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0))
      const form = new FormData()
      form.append('files', new File([bytes], '휴가 사진.jpg', { type: 'image/jpeg' }))
      form.append('files', new File([bytes], 'two.jpg', { type: 'image/jpeg' }))
      form.append('title', 'not a file')
      const response = await fetch(action, { method: 'POST', body: form })
      return new URL(response.url).pathname
    },
    { photo, action: manifestOf(prefix).share_target.action },
  )
}

test(
  'photos shared to the app are offered once for what can be done with them, in the chosen language',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await page.context().addCookies([{ name: 'lng', value: 'en', url: site.url }])
    await open(page, `${site.url}/en/tools/jpg-compressor`)
    await untilKept(page)
    expect(await sharePhotos(page, '')).toBe('/')
    await page.goto(`${site.url}/#shared`)
    await expect(page).toHaveURL(`${site.url}/en`)
    const choices = page.locator('[data-name="fileChoices"]')
    await expect(choices.locator('a[data-task="us-2x2-photo"]')).toBeVisible()
    expect(await page.evaluate(() => caches.has('toolbox-shared'))).toBe(false)
    await choices.locator('a[data-tool="jpg-compressor"]:not([data-task])').click()
    await expect(item(page, '휴가 사진.jpg').locator('output[name="compressedSize"]')).toBeVisible()
    await expect(page.locator('li[data-name="item"]')).toHaveCount(2)
    await page.reload()
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    await expect(page.locator('li[data-name="item"]')).toHaveCount(0)
  },
)

test(
  'photos shared to the app open in the language of its installation',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    await open(page, `${site.url}/ja`)
    await untilKept(page)
    const landed = await sharePhotos(page, 'ja/')
    expect(landed).toBe('/ja')
    // Changing only the fragment of the open page would not load it.
    await page.goto('about:blank')
    await page.goto(`${site.url}${landed}#shared`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.locator('[data-name="fileChoices"] a[data-tool="jpg-compressor"]').first()).toBeVisible()
  },
)

test(
  'a photo opened with the app from the file manager is processed',
  { tag: '@full' },
  async ({ kept: page, site }) => {
    const photo = readFileSync(image('small-photo.jpg')).toString('base64')
    await page.addInitScript((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const getFile = async () => new File([bytes], 'opened.jpg', { type: 'image/jpeg' })
      const launchQueue = { setConsumer: (take: (launch: object) => void) => take({ files: [{ getFile }] }) }
      Object.defineProperty(window, 'launchQueue', { value: launchQueue })
    }, photo)
    await open(page, `${site.url}/tools/jpg-compressor`)
    await expect(item(page, 'opened.jpg').locator('output[name="compressedSize"]')).toBeVisible()
  },
)
