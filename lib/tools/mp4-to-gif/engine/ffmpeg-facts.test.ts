import { factsFromProbe } from './ffmpeg-facts'

const stream = {
  codec_type: 'video',
  width: 720,
  height: 576,
  sample_aspect_ratio: '64:45',
  avg_frame_rate: '30000/1001',
}

function facts(streams: readonly object[], format = {}) {
  return factsFromProbe(JSON.stringify({ streams, format }))
}

describe('the output of ffprobe', () => {
  it('is read in square pixels, with the rate as a quotient', () => {
    expect(facts([stream], { duration: '12.5' })).toEqual({
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

  it('may be empty', () => {
    expect(factsFromProbe('')).toBeUndefined()
    expect(factsFromProbe('{}')).toBeUndefined()
    expect(facts([{ codec_type: 'subtitle' }])).toBeUndefined()
  })
})
