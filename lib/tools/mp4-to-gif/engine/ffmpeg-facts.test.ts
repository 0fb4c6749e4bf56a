import { durationFromPackets, factsFromProbe, keyFramesIn } from './ffmpeg-facts'

const stream = {
  codec_type: 'video',
  width: 720,
  height: 576,
  sample_aspect_ratio: '64:45',
  avg_frame_rate: '30000/1001',
}

function facts(streams: readonly object[], format = {}) {
  const found = factsFromProbe(JSON.stringify({ streams, format }))
  return found && found !== 'noVideo' ? found.facts : found
}

function reading(values: object, format = {}) {
  const found = factsFromProbe(JSON.stringify({ streams: [{ ...stream, ...values }], format }))
  return found && found !== 'noVideo' ? found.reading : found
}

describe('the output of ffprobe', () => {
  it('is read in square pixels, with the rate as a quotient', () => {
    expect(facts([{ ...stream, duration: '12.5' }])).toEqual({
      width: 1024,
      height: 576,
      duration: 12.5,
      frameRate: 30_000 / 1001,
      engine: 'ffmpeg',
    })
  })

  it('is rotated to be upright', () => {
    const phone = { ...stream, sample_aspect_ratio: '1:1', side_data_list: [{}, { rotation: -90 }] }
    expect(facts([phone])).toMatchObject({ width: 576, height: 720 })
    expect(facts([{ ...phone, side_data_list: [{ rotation: 180 }] }])).toMatchObject({ width: 720, height: 576 })
    expect(facts([{ ...phone, side_data_list: [{ rotation: 270 }] }])).toMatchObject({ width: 576, height: 720 })
  })

  it('may have an unknown aspect ratio and frame rate', () => {
    expect(facts([{ ...stream, sample_aspect_ratio: '0:1', avg_frame_rate: '0/0' }])).toMatchObject({
      width: 720,
      frameRate: 0,
      duration: 0,
    })
  })

  it('has no video if there is only sound, even with a cover picture', () => {
    expect(facts([{ codec_type: 'audio' }])).toBe('noVideo')
    expect(facts([{ codec_type: 'audio' }, { ...stream, disposition: { attached_pic: 1 } }])).toBe('noVideo')
  })

  it('has no length of the picture where it states only that of the file', () => {
    expect(facts([{ codec_type: 'audio' }, stream], { duration: '12.5' })).toMatchObject({ duration: 0 })
  })

  it('may be empty', () => {
    expect(factsFromProbe('')).toBeUndefined()
    expect(factsFromProbe('{}')).toBeUndefined()
    expect(facts([{ codec_type: 'subtitle' }])).toBeUndefined()
  })
})

describe('how a video is read', () => {
  const plain = {
    origin: 0,
    begin: 0,
    isWithoutIndex: false,
    stated: 0,
    decoder: undefined,
    hasAlpha: false,
    hdr: undefined,
    colors: undefined,
  }

  it.each([
    ['a usual one', { codec_name: 'hevc', pix_fmt: 'yuv420p', color_transfer: 'bt709' }, {}],
    [
      'transparency of VP9',
      { codec_name: 'vp9', tags: { alpha_mode: '1' } },
      { decoder: 'libvpx-vp9', hasAlpha: true },
    ],
    ['transparency of VP8', { codec_name: 'vp8', tags: { alpha_mode: '1' } }, { decoder: 'libvpx', hasAlpha: true }],
    ['transparency in the pixels', { codec_name: 'prores', pix_fmt: 'yuva444p12le' }, { hasAlpha: true }],
    ['the pixels of a GIF', { codec_name: 'gif', pix_fmt: 'bgra' }, { hasAlpha: true }],
    ['HDR10', { color_transfer: 'smpte2084' }, { hdr: 'pq', colors: 'bt2020nc' }],
    ['HLG', { color_transfer: 'arib-std-b67' }, { hdr: 'hlg', colors: 'bt2020nc' }],
    ['a large one that states no colors', { pix_fmt: 'yuv420p', height: 720 }, { colors: 'bt709' }],
    ['one of unknown colors', { pix_fmt: 'nv12', height: 1080, color_space: 'unknown' }, { colors: 'bt709' }],
    ['a small one', { pix_fmt: 'yuv420p', height: 719 }, {}],
    ['a large one of stated colors', { pix_fmt: 'yuvj420p', height: 1080, color_space: 'bt470bg' }, {}],
    ['a large one of red, green and blue', { pix_fmt: 'gbrp', height: 1080 }, {}],
  ])('%s', (_, values, expected) => {
    expect(reading(values)).toEqual({ ...plain, ...expected })
  })

  it('begins with the first picture, which may come later than the sound', () => {
    expect(reading({ start_time: '0.700000' }, { start_time: '0.000000' })).toMatchObject({ origin: 0, begin: 0.7 })
    expect(reading({ start_time: '1.400000' }, { start_time: '1.400000' })).toMatchObject({ origin: 1.4, begin: 0 })
    expect(reading({ start_time: '-0.033000' }, { start_time: '0.000000' })).toMatchObject({ begin: 0 })
  })
})

test('a length that is not stated is that of the packets, the last of which may state none', () => {
  expect(durationFromPackets('0.000000,0.066000\n0.066000,0.033000\n0.099000,N/A\n')).toBeCloseTo(0.132)
  expect(durationFromPackets('2.1,0.1\n2.0,0.1\n2.2,0.1')).toBeCloseTo(0.3)
  expect(durationFromPackets('0.0,N/A\n0.2,N/A\n0.1,N/A\n')).toBeCloseTo(0.3)
  expect(durationFromPackets('0.0,N/A\n')).toBe(0)
  expect(durationFromPackets('N/A,N/A\n')).toBe(0)
  // The program reports its streams and the file as well, as it was asked before.
  expect(durationFromPackets('2.0,0.1,K__\n2.1,0.1,___\n0,h264,video\n/in,1,0,flv,9.000\n')).toBeCloseTo(0.2)
})

test('key frames are marked, with or without a duration', () => {
  expect(keyFramesIn('1.6,0.1,K__,\n1.7,0.1,___\n3.6,N/A,K_\nN/A,N/A,K_\n0,h264,K\n')).toEqual([1.6, 3.6])
})
