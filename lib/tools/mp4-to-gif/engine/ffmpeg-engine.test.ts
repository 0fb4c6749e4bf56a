import type { FFmpeg } from '@ffmpeg/ffmpeg'
import { endFfmpeg, isWornOut, startFfmpeg, type FfmpegFiles } from './ffmpeg'
import { openInFfmpeg } from './ffmpeg-engine'
import { TIME_TOLERANCE as TOLERANCE, type FrameRequest } from './gif-engine'

jest.mock('./ffmpeg', () => ({ startFfmpeg: jest.fn(), endFfmpeg: jest.fn(), isWornOut: jest.fn(() => false) }))

const FILES: FfmpegFiles = { packageUrl: 'p', scriptUrl: 's', program: new Blob() }
const FILE = new Blob(['video'])
const STREAM = { codec_type: 'video', width: 640, height: 360, avg_frame_rate: '25/1', duration: '10' }

/** Frames of 2 × 1 pixels, filled with the number of the frame. */
const SIZE = { width: 2, height: 1 }
const REQUEST: FrameRequest = { start: 2, step: 0.1, count: 3, crop: { x: 8, y: 4, width: 320, height: 180 }, ...SIZE }

interface Behavior {
  /** The report of ffprobe. */
  readonly report?: unknown
  /** What it reports of the packets. */
  readonly packets?: string
  /** Frames that a run returns, by the number that it was asked for. */
  readonly decode?: (asked: number, run: number) => number
  readonly exec?: () => Promise<number>
}

/** An ffmpeg that writes files as the program does, and the commands that it was given. */
function stubFfmpeg({ report = { streams: [STREAM] }, packets = '', decode = (asked) => asked, exec }: Behavior = {}) {
  const files = new Map<string, Uint8Array>()
  const commands: string[][] = []
  const disk: string[] = []
  let frame = 0
  const ffmpeg = {
    loaded: true,
    createDir: async (path: string) => disk.push(`create ${path}`),
    mount: async (type: string, { blobs }: { blobs: { name: string; data: Blob }[] }, path: string) =>
      disk.push(`mount ${type} ${blobs.map(({ name, data }) => `${name} ${data.size}`).join()} ${path}`),
    unmount: async (path: string) => disk.push(`unmount ${path}`),
    deleteDir: async (path: string) => disk.push(`delete ${path}`),
    ffprobe: async (command: string[]) => {
      commands.push(command)
      const text = command.includes('csv=p=0') ? packets : JSON.stringify(report)
      if (report) files.set(command.at(-1)!, new TextEncoder().encode(text))
      return 0
    },
    exec: async (command: string[]) => {
      commands.push(command)
      const asked = Number(command[command.indexOf('-frames:v') + 1])
      const frames = Array.from({ length: decode(asked, commands.length - 1) }, () => Array<number>(6).fill(frame++))
      files.set(command.at(-1)!, Uint8Array.from(frames.flat()))
      return exec ? exec() : 0
    },
    readFile: async (path: string) => {
      const bytes = files.get(path)
      if (!bytes) throw new Error('no such file')
      return bytes
    },
    deleteFile: async (path: string) => files.delete(path),
  }
  jest.mocked(startFfmpeg).mockResolvedValue(ffmpeg as unknown as FFmpeg)
  return { commands, disk, files, ffmpeg }
}

async function framesOf(request: Partial<FrameRequest> = {}) {
  const engine = await openInFfmpeg(FILE, FILES)
  const frames: number[] = []
  for await (const { width, height, data } of engine.frames({ ...REQUEST, ...request })) {
    expect([width, height, data.length]).toEqual([2, 1, 6])
    frames.push(data[5]!)
  }
  return frames
}

const option = (command: readonly string[] | undefined, name: string) => command?.[command.indexOf(name) + 1]

beforeEach(() => jest.clearAllMocks())

describe('opening', () => {
  it('mounts the file without a copy and asks what is in it', async () => {
    const { commands, disk, files } = stubFfmpeg()
    const engine = await openInFfmpeg(FILE, FILES)
    expect(startFfmpeg).toHaveBeenCalledWith(FILES)
    expect(disk).toEqual(['create /video', 'mount WORKERFS input 5 /video'])
    expect(commands[0]!.join(' ')).toBe(
      '-v quiet -select_streams  -show_streams -show_format -of json /video/input -o /probe.json',
    )
    expect(engine.facts).toMatchObject({ width: 640, height: 360, duration: 10, frameRate: 25, engine: 'ffmpeg' })
    expect(files.size).toBe(0)
  })

  it.each([
    ['sound only', { streams: [{ codec_type: 'audio' }] }, 'videoNoPicture'],
    ['what it cannot read', undefined, 'videoNotSupported'],
  ])('refuses %s and unmounts the file', async (_, report, code) => {
    const { disk } = stubFfmpeg({ report: report ?? null })
    await expect(openInFfmpeg(FILE, FILES)).rejects.toMatchObject({ code })
    expect(disk.slice(2)).toEqual(['unmount /video', 'delete /video'])
  })

  it('closes by unmounting the file, unless the program has ended', async () => {
    const { disk, ffmpeg } = stubFfmpeg()
    const engine = await openInFfmpeg(FILE, FILES)
    await engine.close()
    expect(disk.slice(2)).toEqual(['unmount /video', 'delete /video'])
    ffmpeg.loaded = false
    await engine.close()
    expect(disk).toHaveLength(4)
  })
})

describe('frames', () => {
  it('are decoded in one run from a second before the first, and cropped and scaled by the program', async () => {
    const { commands } = stubFfmpeg()
    expect(await framesOf()).toEqual([0, 1, 2])
    expect(commands).toHaveLength(2)
    const command = commands[1]!
    // The time of a frame is asked for a little late, because times in files are rounded.
    expect(option(command, '-ss')).toBe((1 + TOLERANCE).toFixed(6))
    expect(option(command, '-vf')).toBe(
      [
        'settb=1/1000000',
        `setpts=PTS-${(2 + TOLERANCE) * 1e6}`,
        'fps=fps=1000000/100000:round=up:start_time=0',
        'scale=640:360:flags=lanczos',
        'crop=320:180:8:4:exact=1',
        'scale=2:1:flags=lanczos+accurate_rnd+full_chroma_int',
        'format=rgb24',
      ].join(','),
    )
    expect(command.join(' ')).toMatch(/^-v error -copyts -ss \S+ -i \/video\/input -map 0:V:0 -an -sn -vf \S+ /)
    expect(command.slice(-5)).toEqual(['-frames:v', '3', '-f', 'rawvideo', '/frames.rgb'])
  })

  it.each([0.25, 1.4])('of second %d are not sought: AVI would begin with its second key frame', async (start) => {
    const { commands } = stubFfmpeg()
    await framesOf({ start })
    expect(commands[1]).not.toContain('-ss')
    expect(option(commands[1], '-vf')).toContain(`setpts=PTS-${Math.round((start + TOLERANCE) * 1e6)},`)
  })

  it('of a file without an index are sought from before a key frame', async () => {
    const [report, lines] = [
      { streams: [{ ...STREAM, start_time: '1.4' }], format: { format_name: 'mpegts', start_time: '1.4' } },
      ['1.4,0.04,K_', '1.44,0.04,__', '3.4,0.04,K_,', '6.4,N/A,K_', '3.44,0.04,__', '0,h264,K_'],
    ]
    const { commands } = stubFfmpeg({ report, packets: lines.join('\n') })
    for (const start of [0.5, 4.9, 5]) await framesOf({ start, count: 1 })
    const decoded = commands.filter((command) => command.includes('-vf'))
    expect(decoded.map((command) => command.includes('-ss') && option(command, '-ss'))).toEqual([
      false,
      '1.500000',
      '4.500000',
    ])
    // Times are those of the file, which begins at 1.4 seconds.
    expect(option(decoded[2], '-vf')).toContain(`setpts=PTS-${Math.round((6.4 + TOLERANCE) * 1e6)},`)
  })

  it.each([
    [0.9, ['3'], 1],
    [1, ['1', '1', '1'], 3],
    [2, ['1', '1', '1'], 5],
  ])('%d s apart are decoded in runs of %j, the last from second %d', async (step, runs, last) => {
    const { commands } = stubFfmpeg()
    expect(await framesOf({ step })).toEqual([0, 1, 2])
    expect(commands.slice(1).map((command) => option(command, '-frames:v'))).toEqual(runs)
    expect(option(commands.at(-1), '-ss')).toBe((last + TOLERANCE).toFixed(6))
  })

  it.each([
    // 24 MiB each.
    [4096, 2048, '1'],
    // 3 MiB each, of which ten fit.
    [1024, 1024, '10'],
  ])('of %d × %d pixels are decoded 32 MiB at a time: %s', async (width, height, fitting) => {
    const { commands } = stubFfmpeg({ decode: () => 0 })
    await expect(framesOf({ width, height, count: 30 })).rejects.toMatchObject({ code: 'videoDamaged' })
    expect(option(commands[1], '-frames:v')).toBe(fitting)
  })

  it('that the last one lasts for repeat it', async () => {
    stubFfmpeg({ decode: () => 1 })
    expect(await framesOf({ start: 9.6 })).toEqual([0, 0, 0])
  })

  it('that end well before the video end the animation', async () => {
    stubFfmpeg({ decode: () => 1 })
    expect(await framesOf({ start: 2, count: 5 })).toEqual([0])
  })

  it('of which there are none make a damaged video', async () => {
    stubFfmpeg({ decode: () => 0 })
    await expect(framesOf()).rejects.toMatchObject({ code: 'videoDamaged' })
  })
})

describe('what a file needs', () => {
  const opened = async (stream: object, decode = (asked: number) => asked) => {
    const report = { streams: [{ ...STREAM, ...stream }], format: { start_time: '0' } }
    const stub = stubFfmpeg({ report, decode, packets: '1.000,0.5,K__\n8.000,0.5,___\n' })
    const engine = await openInFfmpeg(FILE, FILES)
    for await (const frame of engine.frames(REQUEST)) void frame
    return { ...stub, engine, command: stub.commands.at(-1)! }
  }

  it('high dynamic range: signals of 16 bits in the colors of BT.2020, of which white is shown as white', async () => {
    // A frame has twice the bytes of the stub's.
    const { command } = await opened({ color_transfer: 'smpte2084' }, (asked) => asked * 2)
    expect(option(command, '-vf')).toMatch(/,setparams=colorspace=bt2020nc,scale=.*full_chroma_int,format=rgb48le$/)
  })

  it('transparency: the decoder that reads it, and four channels', async () => {
    const { command } = await opened({ codec_name: 'vp9', tags: { alpha_mode: '1' } })
    expect(option(command, '-c:v')).toBe('libvpx-vp9')
    expect(option(command, '-vf')).toMatch(/,format=rgba$/)
  })

  it('a picture that begins after the sound: its own time', async () => {
    const { command } = await opened({ start_time: '0.7' })
    expect(option(command, '-ss')).toBe((1.7 + TOLERANCE).toFixed(6))
  })

  it('a length that it does not state: that of its packets', async () => {
    const { commands, engine } = await opened({ duration: undefined })
    expect(commands[1]!.join(' ')).toBe(
      '-v quiet -select_streams V:0 -show_entries packet=pts_time,duration_time,flags -of csv=p=0 /video/input -o /probe.json',
    )
    expect(engine.facts.duration).toBeCloseTo(7.5)
  })
})

test('a length that the file states counts where the file was cut off', async () => {
  // A segment of 65 bytes, of which some are there.
  const head = new Blob([Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0xc1), 'data'])
  const report = { streams: [{ ...STREAM, duration: undefined }], format: { duration: '10' } }
  for (const [file, seconds] of [
    [head, 10],
    [FILE, 7.5],
  ] as const) {
    stubFfmpeg({ report, packets: '1.000,0.5,K__\n8.000,0.5,___\n' })
    expect((await openInFfmpeg(file, FILES)).facts.duration).toBe(seconds)
  }
})

test('a program that has run too often is started anew, with the file, and goes on with the next frames', async () => {
  const { disk, ffmpeg } = stubFfmpeg()
  jest.mocked(isWornOut).mockReturnValueOnce(false).mockReturnValueOnce(true)
  expect(await framesOf({ step: 1 })).toEqual([0, 1, 2])
  expect(endFfmpeg).toHaveBeenCalledTimes(1)
  expect(endFfmpeg).toHaveBeenCalledWith(ffmpeg)
  expect(startFfmpeg).toHaveBeenCalledTimes(2)
  expect(disk).toEqual([
    'create /video',
    'mount WORKERFS input 5 /video',
    'create /video',
    'mount WORKERFS input 5 /video',
  ])
})

describe('a program that crashes', () => {
  it.each(['OOM', 'Cannot allocate: out of memory', 'memory allocation failed', 'RangeError: x'])(
    'with "%s" has run out of memory and is ended',
    async (message) => {
      const { ffmpeg } = stubFfmpeg({ exec: () => Promise.reject(new Error(message)) })
      await expect(framesOf()).rejects.toBeInstanceOf(RangeError)
      expect(endFfmpeg).toHaveBeenCalledWith(ffmpeg)
    },
  )

  it('with anything else had a damaged video', async () => {
    stubFfmpeg({ exec: () => Promise.reject(new Error('memory access out of bounds')) })
    await expect(framesOf()).rejects.toMatchObject({ code: 'videoDamaged' })
    expect(endFfmpeg).toHaveBeenCalledTimes(1)
  })
})
