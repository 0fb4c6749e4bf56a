import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { webDriver, type Command } from './webdriver'

const PORT = 2887
const COMMANDS: Readonly<Record<Command, string>> = {
  'Navigate To': 'WebDriver:Navigate',
  'Find Element': 'WebDriver:FindElement',
  'Element Click': 'WebDriver:ElementClick',
  'Element Send Keys': 'WebDriver:ElementSendKeys',
  'Execute Async Script': 'WebDriver:ExecuteAsyncScript',
  'Set Timeouts': 'WebDriver:SetTimeouts',
  'Set Window Rect': 'WebDriver:SetWindowRect',
}

/** Downloads go to a folder unasked. */
function preferences(folder: string): string {
  const values = { 'marionette.port': PORT, 'browser.download.folderList': 2, 'browser.download.dir': folder }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

async function connected(): Promise<Socket> {
  for (let attempt = 0; attempt < 160; attempt++) {
    const socket = connect(PORT, '127.0.0.1')
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return socket
    await wait(250)
  }
  throw new Error('Firefox does not answer')
}

/** Marionette, Firefox's own protocol, which carries W3C commands: `length:[0, id, name, parameters]` and answers alike. */
function marionette(socket: Socket) {
  const pending = new Map<number, (error: { message: string } | null, result: { value?: unknown }) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end))
      received = received.subarray(end)
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      pending.get(id)?.(error, result)
    }
  })
  return (name: string, parameters: object) =>
    new Promise<{ value?: unknown }>((resolve, reject) => {
      const message = JSON.stringify([0, ++last, name, parameters])
      pending.set(last, (error, result) => (error ? reject(new Error(`Firefox: ${error.message}`)) : resolve(result)))
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

/** A loudspeaker that is none: without any, Firefox never starts sound. */
function startSound(home: string) {
  const modules = ['module-null-sink', `module-native-protocol-unix socket=${home}/sound`].flatMap((name) => [
    '-L',
    name,
  ])
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home }
  const sound = spawn('pulseaudio', ['-n', '--exit-idle-time=-1', '--disallow-exit', ...modules], {
    env,
    stdio: 'ignore',
  })
  // Not installed: the machine has loudspeakers or another server.
  sound.on('error', () => {})
  return sound
}

/** Starts Firefox without a window, with a profile of its own. */
export async function startFirefox(browser: string) {
  const profile = mkdtempSync(path.join(tmpdir(), 'toolbox-firefox-'))
  writeFileSync(path.join(profile, 'user.js'), preferences(profile))
  const sound = startSound(profile)
  const env = sound.pid ? { ...process.env, PULSE_SERVER: `unix:${profile}/sound` } : process.env
  const firefox = spawn(browser, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    env,
    stdio: 'ignore',
  })
  const socket = await connected()
  const send = marionette(socket)
  const { capabilities } = (await send('WebDriver:NewSession', {})) as { capabilities?: { browserVersion: string } }
  const driver = await webDriver(async (command, body, element) => {
    // Without a sandbox, what a script changes is what the page sees.
    const sandbox = command === 'Execute Async Script' ? { sandbox: null } : {}
    const result = await send(COMMANDS[command], { ...body, ...sandbox, ...(element && { id: element }) })
    return result && 'value' in result ? result.value : result
  })
  return {
    newDriver: () => Promise.resolve(driver),
    name: `Firefox ${capabilities?.browserVersion}`,
    close: async () => {
      const ended = new Promise((resolve) => firefox.once('exit', resolve))
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => firefox.kill())
      await ended
      socket.destroy()
      sound.kill()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
