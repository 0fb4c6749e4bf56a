import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { compileHints } from '@/scripts/build/compile-hints.mjs'
import { contentSecurityPolicy } from '@/scripts/build/csp.mjs'
import { deferScripts } from '@/scripts/build/defer-scripts.mjs'
import { Site } from '@/scripts/build/site.mjs'
import { serveFolder, type StaticSite } from '@/scripts/static-server.mjs'
import { button, control, expect, figure, test } from './support/test'
import { watchComplaints } from './support/violations'

/** Two pages, one with a tool, that are built as the site is and use what the site's own pages do not: Next's router. */
const PROBE = 'e2e/probe'

let site: StaticSite

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const env = { ...process.env, NODE_ENV: 'production', BASE_PATH: '' } as const
  await promisify(execFile)('node', ['node_modules/next/dist/bin/next', 'build', PROBE], { env })
  const built = new Site(`${PROBE}/out`)
  for (const step of [deferScripts, compileHints, contentSecurityPolicy]) step.run(built)
  built.save()
  site = await serveFolder(built.folder)
})

test.afterAll(() => site.close())

test('a tool may link, navigate, throw and wait with Next’s own client', async ({ page }) => {
  const complaints = await watchComplaints(page, site.url)
  await page.goto(site.url)
  await expect(figure(page, 'path')).toHaveText('/')
  await control(page, 'height').fill('170')
  await control(page, 'weight').fill('65')
  await expect(figure(page, 'bmi')).toHaveAttribute('data-value', /^22\.49/)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  const sameDocument = page.locator('html[data-same-document]')

  await page.getByRole('link', { name: 'link' }).click()
  await expect(figure(page, 'path')).toHaveText('/next')
  await button(page, 'push').click()
  await expect(figure(page, 'path')).toHaveText('/')
  await page.evaluate(() => history.back())
  await expect(figure(page, 'path')).toHaveText('/next')

  await button(page, 'wait').click()
  await expect(figure(page, 'loading')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('probe-continue')))
  await expect(figure(page, 'path')).toBeVisible()
  await expect(sameDocument).toHaveCount(1)
  expect(complaints).toEqual([])

  await button(page, 'throw').click()
  await expect(button(page, 'reset')).toHaveText('as asked')
  await button(page, 'reset').click()
  await expect(figure(page, 'path')).toHaveText('/next')
})
