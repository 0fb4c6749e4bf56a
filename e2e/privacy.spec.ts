import { expect, test } from 'playwright/test'
import { allPages, htmlOf } from '@/e2e/support/pages'

const ELSEWHERE = 'https://collector.example'

test('every page carries the policy before anything else in its head', () => {
  for (const page of allPages()) {
    expect(htmlOf(page)).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
  }
})

test('a page loads nothing from elsewhere and breaks no rule of its own', async ({ page }) => {
  test.setTimeout(180_000)
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|blob:|data:)/.test(request.url())) complaints.push(`request to ${request.url()}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  for (const path of allPages()) {
    await page.goto(path)
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('a script in the page could not send anything anywhere', async ({ page }) => {
  const sent: string[] = []
  await page.route(`${ELSEWHERE}/**`, (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  await page.goto('/tools/loan-calculator')
  await expect(page.locator('main[data-ready="true"]')).toBeVisible()
  const outcomes = await page.evaluate(async (target) => {
    const settled = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'sent',
        () => 'blocked',
      )
    const loaded = (element: HTMLElement) =>
      new Promise<string>((resolve) => {
        element.onload = () => resolve('sent')
        element.onerror = () => resolve('blocked')
        document.body.append(element)
      })
    const image = () => Object.assign(new Image(), { src: `${target}/image` })
    const script = () => Object.assign(document.createElement('script'), { src: `${target}/script` })
    const style = () => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${target}/style` })
    const socket = () =>
      new Promise<string>((resolve) => {
        try {
          const opened = new WebSocket(target.replace('https', 'wss'))
          opened.onopen = () => resolve('sent')
          opened.onerror = () => resolve('blocked')
        } catch {
          resolve('blocked')
        }
      })
    const evaluated = () => {
      try {
        return String(new Function('return "sent"')())
      } catch {
        return 'blocked'
      }
    }
    return {
      fetch: await settled(fetch(`${target}/fetch`, { mode: 'no-cors' })),
      image: await loaded(image()),
      script: await loaded(script()),
      style: await loaded(style()),
      socket: await socket(),
      eval: evaluated(),
    }
  }, ELSEWHERE)
  expect(outcomes).toEqual({
    fetch: 'blocked',
    image: 'blocked',
    script: 'blocked',
    style: 'blocked',
    socket: 'blocked',
    eval: 'blocked',
  })
  expect(sent).toEqual([])
})

for (const [way, directive] of [
  ['beacon', 'connect-src'],
  ['form', 'form-action'],
  ['frame', 'default-src'],
] as const) {
  test(`a ${way} to elsewhere is blocked`, async ({ page }) => {
    const sent: string[] = []
    await page.route(`${ELSEWHERE}/**`, (route) => {
      sent.push(route.request().url())
      return route.abort()
    })
    await page.goto('/tools/loan-calculator')
    await expect(page.locator('main[data-ready="true"]')).toBeVisible()
    const refused = page.waitForEvent('console', (message) => message.text().includes(directive))
    await page.evaluate(
      ([target, kind]) => {
        const form = Object.assign(document.createElement('form'), { action: `${target}/form`, method: 'post' })
        const frame = Object.assign(document.createElement('iframe'), { src: `${target}/frame` })
        document.body.append(form)
        if (kind === 'beacon') navigator.sendBeacon(`${target}/beacon`, 'x')
        if (kind === 'form') form.submit()
        if (kind === 'frame') document.body.append(frame)
      },
      [ELSEWHERE, way] as const,
    )
    await refused
    expect(await page.evaluate(() => location.pathname)).toBe('/tools/loan-calculator')
    expect(sent).toEqual([])
  })
}
