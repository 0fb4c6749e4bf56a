import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { patiently, webDriver, type Command } from './webdriver'

const PORT = 4787
const DISPLAY = ':87'
const PATHS: Readonly<Record<Command, string>> = {
  'Navigate To': '/url',
  'Find Element': '/element',
  'Element Click': '/click',
  'Element Send Keys': '/value',
  'Execute Async Script': '/execute/async',
  'Set Timeouts': '/timeouts',
  'Set Window Rect': '/window/rect',
}

/** More than any of the driver's own limits: without one, an end of a session that is lost is waited for five minutes. */
const LOST_MILLISECONDS = 90_000

async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${PORT}${address}`, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(LOST_MILLISECONDS),
  })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`WebKit: ${value.error} ${value.message}`)
  return value
}

/** Starts WebKitGTK's small browser on a display of its own and in a home of its own. */
export async function startWebKit(browser: string) {
  const home = mkdtempSync(path.join(tmpdir(), 'toolbox-webkit-'))
  const env = { ...process.env, HOME: home, DISPLAY, LIBGL_ALWAYS_SOFTWARE: '1' }
  const display = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  const server = spawn('WebKitWebDriver', [`--port=${PORT}`], { env, stdio: 'ignore' })
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  let session = ''
  const begin = async () => {
    const { sessionId, capabilities } = (await patiently(() =>
      ask('POST', '/session', { capabilities: { alwaysMatch: options } }),
    )) as { sessionId: string; capabilities: { browserVersion: string } }
    session = `/session/${sessionId}`
    return capabilities.browserVersion
  }
  const end = () => ask('DELETE', session).catch(() => {})
  const version = await begin()
  return {
    name: `WebKitGTK ${version}`,
    // A window of its own for each job: the bars that it shows for downloads leave no room for the page.
    newDriver: async () => {
      await end()
      await begin()
      return webDriver((command, body, element) =>
        ask('POST', `${session}${element ? `/element/${element}` : ''}${PATHS[command]}`, body),
      )
    },
    close: async () => {
      await end()
      server.kill()
      display.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
