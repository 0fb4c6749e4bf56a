import { MEGABYTE } from '@/lib/core/bytes'
import { evenGain, joinEnds } from '@/lib/tools/white-noise/loop'
import { openOwnSound } from './own-sound'

jest.mock('@/lib/tools/white-noise/loop', () => ({ evenGain: jest.fn(() => 0.5), joinEnds: jest.fn(() => 96_000) }))

/** What the browser makes of a file: seconds by its header, null for no sound; what it decodes. */
const browser = { duration: 600 as number | null, isDecodable: true }
const contexts: number[][] = []
const removeAttribute = jest.fn()
const buffer = { numberOfChannels: 2, sampleRate: 48_000, getChannelData: (index: number) => [index] }

class FakeAudio {
  duration = 0
  preload = ''
  onloadedmetadata = () => {}
  onerror = () => {}
  removeAttribute = removeAttribute
  set src(url: string) {
    expect([url, this.preload]).toEqual(['blob:1', 'metadata'])
    this.duration = browser.duration ?? 0
    if (browser.duration === null) this.onerror()
    else this.onloadedmetadata()
  }
}
class FakeContext {
  constructor(...given: number[]) {
    contexts.push(given)
  }
  decodeAudioData = async (bytes: ArrayBuffer) => {
    expect(bytes.byteLength).toBe(3)
    if (!browser.isDecodable) throw new DOMException('unknown', 'EncodingError')
    return buffer
  }
}
Object.assign(globalThis, { Audio: FakeAudio, OfflineAudioContext: FakeContext })
beforeEach(() => {
  Object.assign(browser, { duration: 600, isDecodable: true })
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
})

const sound = (size = 3) => Object.defineProperty(new File(['abc'], 'bell.mp3'), 'size', { value: size })

test('a sound is decoded at 48 kHz, without a seam and as loud as the others', async () => {
  const opened = await openOwnSound(sound(50 * MEGABYTE))
  expect(opened).toEqual({ name: 'bell.mp3', buffer, seconds: 2, gain: 0.5 })
  expect(contexts).toEqual([[2, 1, 48_000]])
  expect(evenGain).toHaveBeenCalledWith([[0], [1]])
  expect(joinEnds).toHaveBeenCalledWith([[0], [1]], 48_000)
  expect(removeAttribute).toHaveBeenCalledWith('src')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
})

test('50 MB and ten minutes are the most', async () => {
  await expect(openOwnSound(sound(50 * MEGABYTE + 1))).rejects.toMatchObject({
    code: 'soundTooLarge',
    params: { limit: 50 },
  })
  browser.duration = 601
  await expect(openOwnSound(sound())).rejects.toMatchObject({ code: 'soundTooLong', params: { minutes: 10 } })
})

test('a file that is no sound, cannot be decoded or is silent is refused', async () => {
  const refused = { code: 'notSound' }
  browser.isDecodable = false
  await expect(openOwnSound(sound())).rejects.toMatchObject(refused)
  browser.duration = null
  await expect(openOwnSound(sound())).rejects.toMatchObject(refused)
  Object.assign(browser, { duration: 1, isDecodable: true })
  jest.mocked(evenGain).mockReturnValueOnce(0)
  await expect(openOwnSound(sound())).rejects.toMatchObject(refused)
})
