import { focusOrOpen } from './focus-or-open'

const SITE = 'https://toolbox.example/box'
const TIMER = `${SITE}/en/tools/pomodoro-timer`

/** What is focused or opened when these windows are open. */
async function front(...open: string[]): Promise<string> {
  const shown: string[] = []
  const clients = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => shown.push(`focus ${url}`) })),
    openWindow: async (url: string) => shown.push(`open ${url}`),
  }
  await focusOrOpen(clients, SITE, TIMER)
  return shown.join()
}

test('prefers a window that shows the page', async () => {
  expect(await front(`${SITE}/`, `${TIMER}?lng=en#work=25`)).toBe(`focus ${TIMER}?lng=en#work=25`)
})

test('focuses any window of the site if none shows the page', async () => {
  expect(await front('https://toolbox.example/other', `${SITE}/ja`)).toBe(`focus ${SITE}/ja`)
})

test('opens the page if the site has no window', async () => {
  expect(await front('https://toolbox.example/other')).toBe(`open ${TIMER}`)
})
