import { ToolError } from '@/lib/core/errors'

/** While an engine starts, a trap is how Emscripten tells of anything at all: only its words tell want of memory. */
function isWantOfMemory(error: unknown): boolean {
  return error instanceof Error && /RangeError|memory/i.test(`${error.name} ${error.message}`)
}

/**
 * What `load` gives; ToolError `engineFailed` for whatever it could not fetch, since each library words that in its own way.
 * Want of memory is handed on as it is.
 */
export async function loadEngine<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw isWantOfMemory(error) ? error : new ToolError('engineFailed')
  }
}

/** `load` by `loadEngine`, done once and then remembered until it is forgotten; one that failed is not remembered. */
export function memoizeAsync<T>(load: () => Promise<T>): { get: () => Promise<T>; forget: () => void } {
  let loading: Promise<T> | undefined
  const forget = () => {
    loading = undefined
  }
  const get = () => {
    loading ??= loadEngine(load).catch((error: unknown) => {
      forget()
      throw error
    })
    return loading
  }
  return { get, forget }
}
