import { writeFileSync } from 'node:fs'
import { openReady, takeSteps, until, type Driver } from '@/e2e/support/steps'
import { expect } from 'playwright/test'
import { test } from './engine'

const language = () => document.documentElement.lang
const theme = () => document.documentElement.dataset.theme ?? ''

function untilIs<Result>(driver: Driver, script: () => Result, wanted: Result): Promise<Result> {
  return until(driver, `${script} is ${wanted}`, (result) => result === wanted, script)
}

test('theme', async ({ driver, site }) => {
  await openReady(driver, site.url)
  await driver.click('button[name="theme"]')
  const chosen = await until(driver, 'a theme', Boolean, theme)
  await openReady(driver)
  expect(await driver.run(theme)).toBe(chosen)
})

test('language menu', async ({ driver, site }) => {
  await openReady(driver, `${site.url}/tools/bmi-calculator`)
  await driver.click('[popovertarget="language-menu"]')
  await driver.click('#language-menu a[data-choose="ja"]')
  await untilIs(driver, language, 'ja')
  await driver.open(site.url)
  await untilIs(driver, language, 'ja')
  // A cookie is for all ports, so the other tests would get it.
  await driver.run(() => void (document.cookie = 'lng=;path=/;max-age=0'))
})

test('search on the home page', async ({ driver, site }) => {
  await openReady(driver, site.url)
  await takeSteps(driver, [{ enter: 'search', value: '대출' }])
  await until(
    driver,
    'first card',
    (slug) => slug === 'loan-calculator',
    () => {
      const cards = [...document.querySelectorAll<HTMLElement>('a[data-tool]')]
      return cards.find((card) => card.getClientRects().length > 0)?.dataset.tool
    },
  )
})

test('palette', async ({ driver, site }) => {
  await openReady(driver, `${site.url}/tools/bmi-calculator`)
  await driver.click('header button[name="palette"]')
  await until(driver, 'palette is open', Boolean, () => document.querySelector('input[name="paletteSearch"]') !== null)
  await driver.type('input[name="paletteSearch"]', '대출')
  const option = '[data-option="loan-calculator"][aria-selected="true"]'
  await takeSteps(driver, [{ see: option }])
  await driver.click(option)
  await untilIs(driver, () => location.pathname.split('/').at(-1), 'loan-calculator')
})

test('favorites', async ({ driver, site }) => {
  await openReady(driver, `${site.url}/tools/bmi-calculator`)
  await driver.click('button[name="favorite"]')
  await openReady(driver, site.url)
  await takeSteps(driver, [{ see: 'section[data-list="favorites"] a[data-kept="bmi-calculator"]' }])
})

test('the way back to a tool', async ({ driver, site }) => {
  await openReady(driver, `${site.url}/tools/unit-converter`)
  await takeSteps(driver, [{ enter: 'value', value: '7' }])
  await openReady(driver, `${site.url}/about`)
  await driver.run(() => history.back())
  await until(
    driver,
    'what was typed',
    (value) => value === '7',
    () => {
      const ready = document.querySelector<HTMLElement>('main[data-ready="true"]')
      return ready?.querySelector<HTMLInputElement>('input[name="value"]')?.value
    },
  )
  await takeSteps(driver, [{ enter: 'value', value: '8' }, { figure: 'result' }])
})

test('no button stays disabled after a reload', async ({ driver, site }) => {
  await openReady(driver, `${site.url}/tools/bmi-calculator`)
  await driver.run(() => {
    for (const button of document.querySelectorAll('button')) button.disabled = true
  })
  await openReady(driver)
  expect(await driver.run(() => document.querySelectorAll('header button:disabled').length)).toBe(0)
})

test('a head is found and the background made white', async ({ driver, site }) => {
  await openReady(driver, `${site.url}/tools/image-resizer/korean-passport-photo`)
  await takeSteps(driver, [
    { files: ['images/astronaut.jpg'] },
    { see: 'output[name="headFound"]', is: /^found$/ },
    { enter: 'backdrop', value: 'white' },
    { figure: 'resultWidth', is: /413/ },
    { download: 'download', name: /./, begins: '\xff\xd8' },
  ])
})

// A fetch of a worker's module must not wait for the service worker while that waits for the worker. It happened in half of
// the visits to Firefox.
for (let visit = 1; visit <= 5; visit++) {
  test(`a file chosen while the site is stored, visit ${visit}`, async ({ driver, site }) => {
    await openReady(driver, `${site.url}/tools/png-to-jpg`)
    await takeSteps(driver, [{ files: ['images/photo.heic'] }, { figure: 'convertedSize' }])
  })
}

// WebKit tries some regular expressions at every letter of what is left of the document: this one took it minutes.
test('a long Markdown document', async ({ driver, site }, testInfo) => {
  const file = testInfo.outputPath('long.md')
  writeFileSync(
    file,
    '# Title\n\nSome **bold** words\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n'.repeat(6000),
  )
  await openReady(driver, `${site.url}/tools/markdown-html`)
  await driver.choose('input[name="file"]', [file])
  await untilIs(driver, () => document.querySelectorAll('[data-name="preview"] h1').length, 6000)
})
