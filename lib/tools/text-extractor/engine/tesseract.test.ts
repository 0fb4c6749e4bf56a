import { createWorker, type WorkerOptions } from 'tesseract.js'
import { SEGMENTATION, Tesseract } from './tesseract'

jest.mock('tesseract.js', () => ({ ...jest.requireActual('tesseract.js/src/index.js'), createWorker: jest.fn() }))

const starts = createWorker as jest.MockedFunction<typeof createWorker>
const FILES = {
  workerUrl: 'https://toolbox.example/engines/core/tesseract-worker.js',
  coreUrl: 'https://toolbox.example/engines/core/tesseract-core-lstm.js',
  languagesUrl: 'https://toolbox.example/engines/languages',
}

function optionsOf(call: number): Partial<WorkerOptions> {
  return starts.mock.calls[call]?.[2] ?? {}
}

beforeEach(() => starts.mockReset())

test('the start fails if a language fails to load, although the package’s promise never settles', async () => {
  starts.mockReturnValue(new Promise(() => {}))
  const started = Tesseract.start(FILES, ['kor'])
  optionsOf(0).errorHandler?.('Network error while fetching')
  await expect(started).rejects.toMatchObject({ code: 'engineFailed' })
})

test('all files are loaded from this site, and progress covers only recognition', async () => {
  const reader = {
    setParameters: jest.fn(async () => ({})),
    recognize: jest.fn(async () => {
      const heard = { jobId: '', userJobId: '', workerId: '' }
      optionsOf(0).logger?.({ ...heard, status: 'loading tesseract core', progress: 1 })
      optionsOf(0).logger?.({ ...heard, status: 'recognizing text', progress: 0.25 })
      return { jobId: '', data: { text: '가', blocks: [] } }
    }),
    terminate: jest.fn(async () => ({})),
  }
  starts.mockResolvedValue(reader as never)
  const tesseract = await Tesseract.start(FILES, ['kor', 'eng'])
  expect(starts.mock.calls[0]?.[0]).toEqual(['kor', 'eng'])
  expect(optionsOf(0)).toMatchObject({
    workerPath: FILES.workerUrl,
    corePath: FILES.coreUrl,
    langPath: FILES.languagesUrl,
    workerBlobURL: false,
  })
  const shares: number[] = []
  const variables = { preserve_interword_spaces: '1' }
  const read = await tesseract.recognize(new Uint8Array(1), SEGMENTATION.block, variables, (share) =>
    shares.push(share),
  )
  expect(read.text).toBe('가')
  expect(shares).toEqual([0.25])
  expect(reader.setParameters).toHaveBeenCalledWith({ tessedit_pageseg_mode: '6', preserve_interword_spaces: '1' })
  tesseract.end()
  expect(reader.terminate).toHaveBeenCalled()
})
