import { baseName, safeFileName } from './file-name'

interface Named {
  /** The original's name. */
  readonly name: string
  /** Its place among the files, from 1. */
  readonly n: number
  readonly width: number
  readonly height: number
  /** The day it was taken, as an ISO date. */
  readonly date: string
  /** Of the result. */
  readonly extension: string
}

/** `{name}-{n}-{width}` with the values of a file put in, made safe to save; null for an empty pattern. */
export function patternName(pattern: string, { name, extension, ...others }: Named): string | null {
  if (pattern.trim() === '') return null
  const values: Readonly<Record<string, string | number>> = { name: baseName(name), ...others }
  const filled = pattern.replace(/\{(name|n|width|height|date)\}/g, (_, key: string) => String(values[key]))
  return safeFileName(`${filled}.${extension}`)
}
