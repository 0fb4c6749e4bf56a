import { readFileSync } from 'node:fs'
import { isWornOut } from './ffmpeg'

interface Core {
  readonly FS: {
    readonly writeFile: (path: string, bytes: Uint8Array) => void
    readonly readFile: (path: string) => Uint8Array
  }
  readonly setLogger: (log: () => void) => void
  readonly setTimeout: (milliseconds: number) => void
  readonly exec: (...args: readonly string[]) => void
  readonly reset: () => void
}

/** The program as its worker runs it. */
async function startCore(): Promise<Core> {
  const folder = 'node_modules/@ffmpeg/core/dist/umd/ffmpeg-core'
  const scope = { self: { location: { href: '' } }, importScripts: () => undefined, WorkerGlobalScope: class {} }
  const script = `${readFileSync(`${folder}.js`, 'utf8')};return createFFmpegCore`
  const names = [...Object.keys(scope), 'module', 'exports', 'process', 'require']
  const create = new Function(...names, script)(...Object.values(scope)) as (options: object) => Promise<Core>
  return create({ wasmBinary: readFileSync(`${folder}.wasm`), mainScriptUrlOrBlob: `#${btoa('{}')}` })
}

test('a program is worn out before the run at which it crashes', async () => {
  let runs = 1
  while (!isWornOut()) runs++
  const core = await startCore()
  core.setLogger(() => undefined)
  core.FS.writeFile('/in', readFileSync('e2e/fixtures/video/h264.mp4'))
  const runOnce = () => {
    core.setTimeout(-1)
    core.exec(...'-v error -i /in -map 0:V:0 -vf scale=8:8,format=gray -frames:v 1 -f rawvideo -y /out'.split(' '))
    core.reset()
  }
  for (let left = runs; left > 0; left--) runOnce()
  expect(core.FS.readFile('/out')).toHaveLength(64)
  expect(() => {
    for (let more = 0; more < 200; more++) runOnce()
  }).toThrow('memory access out of bounds')
})
