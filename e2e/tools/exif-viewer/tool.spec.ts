import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { FIXTURES, SLUG, addFiles, pixels, saved, tagRow } from './support'
import { button, control, expect, figure, openTool, test, toast } from '@/e2e/support/test'

test('a photo’s figures are those that exiftool reads; sensitive ones appear only when asked for', async ({
  guarded: page,
}) => {
  await openTool(page, SLUG, { locale: 'en' })
  await addFiles(page, 'metadata/camera.jpg')
  await expect(toast(page, 'EXIF data extracted successfully!')).toBeVisible()
  await expect(figure(page, 'fileName')).toHaveText('camera.jpg')
  await expect(figure(page, 'fileType')).toHaveAttribute('data-value', 'image/jpeg')
  await expect(figure(page, 'lastModified')).toHaveAttribute('data-value', /^\d{4}-\d\d-\d\dT/)
  const { length } = await readFile(path.join(FIXTURES, 'metadata/camera.jpg'))
  await expect(figure(page, 'fileSize')).toHaveAttribute('data-value', String(length))

  await button(page, 'camera').click()
  await expect(figure(page, 'make')).toHaveText('FUJIFILM')
  await expect(figure(page, 'model')).toHaveText('X-T5')
  await expect(figure(page, 'lensModel')).toHaveText('XF35mmF1.4 R')
  await expect(figure(page, 'exposureTime')).toHaveText('1/250 s')
  await expect(figure(page, 'exposureTime')).toHaveAttribute('data-value', '0.004')
  await expect(figure(page, 'fNumber')).toHaveText('f/2.8')
  await expect(figure(page, 'iso')).toHaveText('400')
  await expect(figure(page, 'focalLength')).toHaveText('35 mm')
  await expect(page.getByRole('tabpanel')).toContainText('Hidden')
  for (const name of ['dateTimeOriginal', 'latitude', 'longitude', 'altitude', 'artist', 'serialNumber']) {
    await expect(figure(page, name)).toHaveCount(0)
  }
  for (const secret of ['2024:05:06', '37.5665', '126.97', '김지수', '5A217781', 'LN0042317', 'openstreetmap.org/?']) {
    expect(await page.locator('main').innerHTML()).not.toContain(secret)
  }

  const findings = page.getByRole('region', { name: 'What was found' })
  await expect(findings).toContainText('This photo reveals where it was taken')
  await expect(findings).toContainText('FUJIFILM X-T5')
  await findings.locator('button[name="reveal"][value="position"]').click()
  await expect(findings).toContainText('37.566535, 126.977969')
  await page.locator('button[name="reveal"][value="dateTimeOriginal"]').click()
  await expect(figure(page, 'dateTimeOriginal')).toHaveText(/^May 6, 2024/)
  expect(await page.locator('main').innerHTML(), 'opened one by one').not.toContain('5A217781')

  await control(page, 'showSensitive').check()
  await expect(figure(page, 'dateTimeOriginal')).toHaveText('May 6, 2024 07:08:09 (UTC+09:00)')
  await expect(figure(page, 'dateTimeOriginal')).toHaveAttribute('data-value', '2024-05-06T07:08:09+09:00')
  await button(page, 'location').click()
  await expect(figure(page, 'latitude')).toHaveText('37.566535° N')
  await expect(figure(page, 'longitude')).toHaveText('126.977969° E')
  await expect(figure(page, 'altitude')).toHaveText('38.25 m above sea level')
  const map = page.locator('a[data-name="map"]')
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=37\.566535&mlon=126\.977969/)
  await expect(map).toHaveAttribute('target', '_blank')
  await expect(map).toHaveAttribute('rel', 'noopener noreferrer')
  await button(page, 'technical').click()
  await expect(figure(page, 'orientation')).toHaveAttribute('data-value', '1')
  await expect(figure(page, 'software')).toHaveText('Digital Camera X-T5 Ver2.03')
  await expect(figure(page, 'serialNumber')).toHaveText('5A217781')
})

test('south and west are negative, and so is a place below the sea', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG)
  await control(page, 'showSensitive').check()
  await addFiles(page, 'metadata/south-west.jpg')
  await button(page, 'location').click()
  await expect(figure(page, 'latitude')).toHaveText('22.951916° S')
  await expect(figure(page, 'longitude')).toHaveText('43.210487° W')
  expect(Number(await figure(page, 'latitude').getAttribute('data-value'))).toBeCloseTo(-22.951916, 6)
  expect(Number(await figure(page, 'longitude').getAttribute('data-value'))).toBeCloseTo(-43.210487, 6)
  await expect(figure(page, 'altitude')).toHaveText('해수면 아래 12.5m')
  await expect(figure(page, 'altitude')).toHaveAttribute('data-value', '-12.5')
  await button(page, 'camera').click()
  await expect(figure(page, 'exposureTime')).toHaveText('2.5초')
})

test(
  'coordinates are copied in the form that map services accept',
  { tag: '@full' },
  async ({ guarded: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openTool(page, SLUG, { locale: 'ja' })
    await addFiles(page, 'metadata/south-east.jpg')
    await control(page, 'showSensitive').check()
    await button(page, 'location').click()
    await button(page, 'copy').click()
    await expect(toast(page, '座標をコピーしました')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('-33.856784, 151.215297')
  },
)

for (const [name, type] of [
  ['exif.png', 'image/png'],
  ['exif.webp', 'image/webp'],
  ['exif.tif', 'image/tiff'],
  ['exif.heic', 'image/heic'],
  ['exif.avif', 'image/avif'],
] as const) {
  test(`reads ${name}`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await addFiles(page, `metadata/${name}`)
    await expect(figure(page, 'fileType')).toHaveAttribute('data-value', type)
    await expect(figure(page, 'model')).toHaveText('ILCE-7M4')
    await control(page, 'showSensitive').check()
    await expect(figure(page, 'lensModel')).toHaveText('FE 24-70mm F2.8 GM II')
    await expect(figure(page, 'latitude')).toHaveText('35.658581° N')
    await expect(figure(page, 'artist')).toHaveText('山田 花子')
    await expect(tagRow(page, 'title')).toContainText('東京タワー')
  })
}

test('all tags are in a searchable table; hidden values are not found', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await addFiles(page, 'metadata/camera.jpg')
  const rows = page.locator('table[data-name="tags"] tbody tr')
  await expect(page.locator('table[data-name="tags"] th')).toHaveText(['Group', 'Tag', 'Value'])
  await expect(tagRow(page, 'Caption/Abstract')).toContainText('시청 앞 잔디밭에서 본 아침')
  await expect(tagRow(page, 'Artist')).toContainText('Hidden')
  await control(page, 'tagSearch').fill('5A217781')
  await expect(rows).toHaveCount(0)
  await control(page, 'showSensitive').check()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('BodySerialNumber')
  await control(page, 'tagSearch').fill('iptc keywords')
  await expect(rows).toHaveText(['IPTCKeywords서울, 봄'])
})

test('metadata is exported as JSON and text without hidden values', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await addFiles(page, 'metadata/camera.jpg')
  const covered = await saved(page, 'download')
  await expect(toast(page, 'EXIF data downloaded!')).toBeVisible()
  expect(covered.name).toBe('exif_data_camera.json')
  expect(JSON.parse(covered.bytes.toString())).toMatchObject({
    basic: { fileName: 'camera.jpg', fileType: 'image/jpeg', width: 120, height: 80 },
    camera: { make: 'FUJIFILM', exposureTime: 0.004, fNumber: 2.8, iso: 400, focalLength: 35 },
    location: {},
  })
  for (const secret of ['김지수', '5A217781', '37.5', '2024:05']) expect(covered.bytes.toString()).not.toContain(secret)

  await control(page, 'showSensitive').check()
  expect(JSON.parse((await saved(page, 'download')).bytes.toString())).toMatchObject({
    basic: { artist: '김지수' },
    camera: { dateTimeOriginal: '2024-05-06T07:08:09+09:00' },
    location: { altitude: 38.25 },
    technical: { serialNumber: '5A217781' },
    all: { IPTC: { City: '서울' } },
    hiddenTags: 0,
  })
  await control(page, 'downloadAs').selectOption('txt')
  const text = await saved(page, 'download')
  expect(text.name).toBe('exif_data_camera.txt')
  expect(text.bytes.toString()).toContain('[Basic Info]\nFile name: camera.jpg\n')
  expect(text.bytes.toString()).toContain('\nBodySerialNumber: 5A217781\n')
})

for (const [name, type] of [
  ['camera.jpg', 'image/jpeg'],
  ['motion.jpg', 'image/jpeg'],
  ['orientation-6.jpg', 'image/jpeg'],
  ['orientation-5.jpg', 'image/jpeg'],
  ['exif.png', 'image/png'],
  ['exif.webp', 'image/webp'],
] as const) {
  test(`a clean copy of ${name} has the same pixels and no metadata`, { tag: '@full' }, async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await addFiles(page, `metadata/${name}`)
    const clean = await saved(page, 'removeMetadata')
    await expect(toast(page, 'Downloaded a copy without this data.')).toBeVisible()
    expect(clean.name).toBe(`clean_${name}`)
    const original = await readFile(path.join(FIXTURES, 'metadata', name))
    expect(clean.bytes.length).toBeLessThanOrEqual(original.length)
    expect(await pixels(page, clean.bytes, type)).toBe(await pixels(page, original, type))
    for (const trace of ['FUJIFILM', 'SONY', 'GM II', 'xmpmeta', 'MotionPhoto', '김지수', '山田', 'Photoshop 3.0']) {
      expect(clean.bytes.includes(trace)).toBe(false)
    }
    await button(page, 'reset').click()
    await page.locator('input[name="file"]').setInputFiles({ name: clean.name, mimeType: type, buffer: clean.bytes })
    await expect(figure(page, 'fileName')).toHaveText(clean.name)
    for (const figureName of ['make', 'model', 'software', 'iso']) await expect(figure(page, figureName)).toHaveCount(0)
  })
}
