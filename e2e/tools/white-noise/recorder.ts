import type { Page } from 'playwright/test'

/** Frames that come at once: large, so that a busy main thread loses none. */
const BLOCK = 16_384

interface RecorderWindow {
  recorded: Float32Array[]
  recordedRate: number
}

/**
 * Records, from the next page on, the left channel of everything that reaches a loudspeaker by Web Audio. (By a script
 * processor: the module of an audio worklet cannot be served by a test.)
 */
export async function recordSound(page: Page): Promise<void> {
  await page.addInitScript((block) => {
    const recorded: Float32Array[] = []
    Object.assign(window, { recorded, recordedRate: 0 })
    const connect = AudioNode.prototype.connect as (this: AudioNode, ...args: unknown[]) => AudioNode
    const record = (node: AudioNode, context: BaseAudioContext) => {
      Object.assign(window, { recordedRate: context.sampleRate })
      const recorder = context.createScriptProcessor(block, 1, 1)
      const left = context.createChannelSplitter(2)
      recorder.onaudioprocess = ({ inputBuffer }) => recorded.push(inputBuffer.getChannelData(0).slice())
      connect.call(node, left)
      connect.call(left, recorder, 0)
      connect.call(recorder, context.destination)
    }
    AudioNode.prototype.connect = function (this: AudioNode, ...args: unknown[]) {
      if (args[0] instanceof AudioDestinationNode) record(this, this.context)
      return connect.apply(this, args)
    } as typeof AudioNode.prototype.connect
  }, BLOCK)
}

/** Seconds recorded so far. */
export function recordedSeconds(page: Page): Promise<number> {
  return page.evaluate((block) => {
    const { recorded, recordedRate } = window as unknown as RecorderWindow
    return recordedRate ? (recorded.length * block) / recordedRate : 0
  }, BLOCK)
}

/** What was recorded so far. */
export async function recordedSound(page: Page): Promise<{ samples: Float32Array; sampleRate: number }> {
  const { base64, sampleRate } = await page.evaluate(async () => {
    const { recorded, recordedRate } = window as unknown as RecorderWindow
    const reader = new FileReader()
    const read = new Promise<string>((resolve) => (reader.onload = () => resolve(String(reader.result))))
    reader.readAsDataURL(new Blob(recorded as Float32Array<ArrayBuffer>[]))
    return { base64: (await read).split(',')[1] ?? '', sampleRate: recordedRate }
  })
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))
  return { samples: new Float32Array(bytes.buffer), sampleRate }
}
