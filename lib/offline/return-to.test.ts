import { returnTo } from './return-to'

const SITE = 'https://toolbox.example/box'
const TIMER = `${SITE}/en/tools/pomodoro-timer`

/** What comes to the front when these windows are open. */
async function front(...open: string[]): Promise<string> {
  const shown: string[] = []
  const clients = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => shown.push(`focus ${url}`) })),
    openWindow: async (url: string) => shown.push(`open ${url}`),
  }
  await returnTo(clients, SITE, TIMER)
  return shown.join()
}

test('a window that shows the page comes before others of the site', async () => {
  expect(await front(`${SITE}/`, `${TIMER}?lng=en#work=25`)).toBe(`focus ${TIMER}?lng=en#work=25`)
})

test('without one it is any window of the site', async () => {
  expect(await front('https://toolbox.example/other', `${SITE}/ja`)).toBe(`focus ${SITE}/ja`)
})

test('without any the page is opened', async () => {
  expect(await front('https://toolbox.example/other')).toBe(`open ${TIMER}`)
})
