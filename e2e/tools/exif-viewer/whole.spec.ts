import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { FIXTURES, item, saved, SLUG } from './support'
import { button, control, expect, figure, openTool, test } from '@/e2e/support/test'
import { box } from '@/scripts/measure/build-heif'
import { buildMovie, track, userText } from '@/scripts/measure/build-movie'

const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
const MOVIE = buildMovie(box('udta', userText('\xa9xyz', '+37.5665+126.9780/')))
const FACES = `<mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource"><mwg-rs:Name>Kim Jisoo</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type></rdf:li></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`

interface Parts {
  attributes: string
  elements: string
  behind: Buffer
}

/** The smallest fixture photo with an XMP packet of the given attributes and elements, followed by the given bytes. */
async function photo({ attributes = '', elements = '', behind }: Readonly<Partial<Parts>>): Promise<Buffer> {
  const jpeg = await readFile(path.join(FIXTURES, 'images/small-photo.jpg'))
  const names = ['exif', 'xap', 'photoshop'].map(
    (name) => `xmlns:${name === 'xap' ? 'xmp' : name}="http://ns.adobe.com/${name}/1.0/"`,
  )
  const regions =
    'xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" xmlns:GCamera="http://ns.google.com/photos/1.0/camera/"'
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${names.join(' ')} ${regions} ${attributes}>${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const content = Buffer.from(XMP_NAME + packet)
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, (content.length + 2) >> 8, (content.length + 2) & 255]),
    content,
  ])
  const hasXmp = attributes !== '' || elements !== ''
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...(hasXmp ? [segment] : []),
    jpeg.subarray(2),
    ...(behind ? [behind] : []),
  ])
}

async function add(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await expect(item(page, name)).toHaveAttribute('data-status', 'done')
}

const findings = (page: Page) => page.getByRole('region', { name: 'What was found' })

test(
  'a place and a time in a video behind the picture are found there, and taken out of it',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const original = await photo({
      attributes: `GCamera:MicroVideo="1" GCamera:MicroVideoOffset="${MOVIE.length}"`,
      behind: MOVIE,
    })
    await add(page, 'motion.jpg', original)
    await expect(findings(page)).toContainText('This photo reveals where it was taken and when it was taken')
    await expect(findings(page)).toContainText('in the video stored after the picture')
    await expect(item(page, 'motion.jpg').locator('[data-name="leftOut"]')).toContainText(
      'the video stored after the picture',
    )
    await control(page, 'showSensitive').check()
    await button(page, 'location').click()
    await expect(figure(page, 'latitude')).toHaveText('37.566500° N')

    await control(page, 'removal').selectOption('place')
    await expect(item(page, 'motion.jpg').locator('[data-name="leftOut"]')).toHaveCount(0)
    const { bytes } = await saved(page, 'removeMetadata')
    expect(bytes.length).toBe(original.length)
    expect(bytes.includes(`MicroVideoOffset="${MOVIE.length}"`)).toBe(true)
    expect(bytes.includes('mdatsamples')).toBe(true)
    expect(bytes.includes('+37.5665')).toBe(false)
  },
)

test('a video that cannot be cleared is left out, in words', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en', fragment: 'removal=place' })
  const behind = buildMovie(track('camm'))
  await add(page, 'motion.jpg', await photo({ attributes: 'GCamera:MicroVideo="1"', behind }))
  await expect(findings(page).locator('[data-name="leftOut"]')).toContainText('Not read: video/camm')
  await expect(item(page, 'motion.jpg')).toContainText('Not in the clean copy: the video stored after the picture')
  const { bytes } = await saved(page, 'removeMetadata')
  expect([bytes.includes('camm'), bytes.includes('MicroVideo')]).toEqual([false, false])
})

test('nothing is said to be absent from data that was not read', { tag: '@full' }, async ({ guarded: page }) => {
  await openTool(page, SLUG, { locale: 'en' })
  await add(page, 'plain.jpg', await photo({}))
  await expect(findings(page)).toContainText('No location, time, name or device')
  await button(page, 'reset').click()
  await add(page, 'unknown.jpg', await photo({ behind: Buffer.from('a maker’s data') }))
  await expect(findings(page)).toContainText('in the parts that can be read')
  await expect(findings(page).locator('[data-name="leftOut"]')).toContainText(
    'data stored after the picture (16 Bytes)',
  )
})

test(
  'a text that does not say its encoding comes with that in which it was read',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    const jpeg = await photo({})
    const comment = Buffer.from('fffe000c938c8b9e835e838f815b', 'hex')
    await add(page, 'tower.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))
    await expect(findings(page)).toContainText('Texts that do not say their encoding were read as SHIFT_JIS.')
  },
)

test(
  'a date in XMP stays where only it is to stay, and one in a part that goes is said to be lost',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en', fragment: 'removal=exceptDate' })
    await add(
      page,
      'xmp.jpg',
      await photo({ attributes: 'exif:DateTimeOriginal="2024-07-01T10:00:00.5-04:00" photoshop:City="Seoul"' }),
    )
    const { bytes } = await saved(page, 'removeMetadata')
    expect([bytes.includes('2024-07-01T10:00:00.5-04:00'), bytes.includes('Seoul')]).toEqual([true, false])
    await expect(item(page, 'xmp.jpg')).not.toContainText('has no date')
    await button(page, 'reset').click()
    await control(page, 'removal').selectOption('exceptDate')
    await add(page, 'video.jpg', await photo({ behind: MOVIE }))
    await expect(item(page, 'video.jpg')).toContainText('so the copy has no date')
  },
)

test(
  'faces marked in a photo are named in the finding, and gone from the copy',
  { tag: '@full' },
  async ({ guarded: page }) => {
    await openTool(page, SLUG, { locale: 'en' })
    await add(page, 'faces.jpg', await photo({ elements: FACES }))
    await expect(findings(page)).toContainText('This photo reveals which faces are in it')
    expect(await page.locator('main').innerHTML()).not.toContain('Kim Jisoo')
    await findings(page).locator('button[name="reveal"][value="faces"]').click()
    await expect(findings(page)).toContainText('1 tagged face, Kim Jisoo')
    const { bytes } = await saved(page, 'removeMetadata')
    expect(bytes.includes('mwg-rs')).toBe(false)
  },
)
