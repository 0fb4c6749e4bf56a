import { ToolError } from '@/lib/core/errors'

/** Emscripten throws traps for any failure while an engine starts; only the message identifies missing memory. */
function isMemoryErrorAtStart(error: unknown): boolean {
  return error instanceof Error && /RangeError|memory/i.test(`${error.name} ${error.message}`)
}

/**
 * Resolves to the result of `load`. Throws ToolError `engineFailed` if something could not be fetched, which each library words
 * differently; errors about memory are rethrown unchanged.
 */
export async function loadEngine<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw isMemoryErrorAtStart(error) ? error : new ToolError('engineFailed')
  }
}

/** Calls `load` through `loadEngine` once and caches the result until it is forgotten; failures are not cached. */
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
