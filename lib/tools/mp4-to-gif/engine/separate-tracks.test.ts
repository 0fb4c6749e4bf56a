/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type InputVideoTrack } from 'mediabunny'
import { needsSeparation } from './needs-separation'
import { isCutOff } from './segment'
import { separateTracks } from './separate-tracks'

const fixture = (name: string) => new Blob([readFileSync(`e2e/fixtures/video/${name}`)])

async function trackOf(file: Blob): Promise<InputVideoTrack> {
  const track = await new Input({ source: new BlobSource(file), formats: ALL_FORMATS }).getPrimaryVideoTrack()
  if (!track) throw new Error('no track')
  return track
}

test.each([
  ['streamed.webm', true],
  ['recorded-vp8.webm', true],
  ['transparent-vp9.webm', true],
  ['vp9.webm', false],
  ['h264.mp4', false],
])('%s is written anew: %s', async (name, wanted) => {
  expect(await needsSeparation(fixture(name), await trackOf(fixture(name)))).toBe(wanted)
})

test('a file that was cut off before the index it mentions is written anew', async () => {
  const whole = fixture('vp9.webm')
  const cut = whole.slice(0, whole.size * 0.6)
  expect(await needsSeparation(cut, await trackOf(cut))).toBe(true)
  expect([await isCutOff(whole), await isCutOff(cut)]).toEqual([false, true])
})

test('a stream, which states no size, is never cut off', async () => {
  const stream = fixture('streamed.webm')
  expect([await isCutOff(stream), await isCutOff(stream.slice(0, stream.size / 2))]).toEqual([false, false])
  expect(await isCutOff(fixture('mpeg4.avi'))).toBe(false)
})

test('a stream without an index gives each of its moments, and its length', async () => {
  const original = await trackOf(fixture('streamed.webm'))
  // What is wrong with it: once a later cluster was read, the key frame before it is not found.
  await new EncodedPacketSink(original).getPacket(3)
  expect(await new EncodedPacketSink(original).getKeyPacket(3)).toBeNull()
  const files = await separateTracks(original)
  expect(files?.alpha).toBeUndefined()
  const track = await trackOf(files!.color)
  expect(await track.computeDuration()).toBeCloseTo(5, 2)
  const sink = new EncodedPacketSink(track)
  for (const time of [0, 0.5, 1, 2.9, 4.9]) {
    expect((await sink.getPacket(time + 0.001))?.timestamp).toBeCloseTo(time, 3)
    expect((await sink.getKeyPacket(time + 0.001))?.timestamp).toBeLessThanOrEqual(time + 0.001)
  }
})

test.each([
  // The last packet states no duration and gets that of the one before.
  ['recorded-vp8.webm', 60, 4.024],
  ['transparent-vp9.webm', 10, 1],
])('%s becomes two videos of the same times', async (name, count, duration) => {
  const files = await separateTracks(await trackOf(fixture(name)))
  const [color, alpha] = [await trackOf(files!.color), await trackOf(files!.alpha!)]
  const times = async (track: InputVideoTrack) => {
    const found: number[] = []
    for await (const { timestamp, sideData } of new EncodedPacketSink(track).packets()) {
      expect(sideData.alpha).toBeUndefined()
      found.push(timestamp)
    }
    return found
  }
  expect(await times(alpha)).toEqual(await times(color))
  expect(await times(color)).toHaveLength(count)
  expect(await color.computeDuration()).toBeCloseTo(duration, 2)
  expect((await new EncodedPacketSink(alpha).getFirstPacket())?.type).toBe('key')
  expect((await alpha.getDecoderConfig())?.colorSpace?.fullRange).toBe(true)
})
