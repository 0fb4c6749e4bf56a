import table from '@/lib/offline/engine-table.json'
import { engineResponse, loadsByItself, removeOutdatedEngines } from './engine-files'

const SITE = 'https://toolbox.example'
const FOLDER = `/engines/${table['ffmpeg-core'].folder}`
const SCRIPT = `${FOLDER}/ffmpeg-core.js`

let entries: Map<string, Response>
const cache = {
  match: async (url: string) => entries.get(url)?.clone(),
  put: async (url: string, response: Response) => void entries.set(url, response),
  delete: async ({ url }: { url: string }) => entries.delete(url),
  keys: async () => [...entries.keys()].map((url) => ({ url })),
}

function answer(content: string, type: string, status = 200) {
  const response = new Response(content, { status, headers: { 'content-type': type } })
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response)
}

async function load(path: string): Promise<string> {
  const { response, keeping } = await engineResponse(new Request(SITE + path), path)
  await keeping
  return response.text()
}

beforeEach(() => {
  entries = new Map()
  const caches = { has: async () => true, open: async () => cache }
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
})
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'caches')
})

test('what the store fetches is left to the store', () => {
  const destined = (path: string, destination: string) => loadsByItself({ destination } as Request, path)
  expect(destined(SCRIPT, '')).toBe(false)
  expect(destined(SCRIPT, 'script')).toBe(true)
  expect(destined('/engines/unlisted-1/font.ttf', '')).toBe(true)
})

test('a file of the table is kept only if it is what the table says', async () => {
  answer('something else', 'text/javascript')
  expect(await load(SCRIPT)).toBe('something else')
  expect(entries.size).toBe(0)
})

test.each([
  ['font/ttf', 200, 1],
  ['text/html', 200, 0],
  ['font/ttf', 404, 0],
])('of a folder without rows %s with status %d is kept %d times', async (type, status, times) => {
  answer('content', type, status)
  await load('/engines/unlisted-1/font.ttf')
  expect(entries.size).toBe(times)
})

test('what is kept is not fetched again', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  entries.set(SITE + SCRIPT, new Response('kept'))
  expect(await load(SCRIPT)).toBe('kept')
  expect(fetched).not.toHaveBeenCalled()
})

test('engines of earlier versions go', async () => {
  entries.set(SITE + SCRIPT, new Response(''))
  entries.set(`${SITE}/engines/ffmpeg-core-earlier/ffmpeg-core.js`, new Response(''))
  await removeOutdatedEngines(SITE)
  expect([...entries.keys()]).toEqual([SITE + SCRIPT])
})
