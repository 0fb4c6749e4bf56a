import { baseName, safeFileName } from './file-name'

interface Named {
  /** The original's name. */
  readonly name: string
  /** Its place among the files, from 1. */
  readonly n: number
  readonly width: number
  readonly height: number
  /** Of the result. */
  readonly extension: string
}

/** `{name}-{n}-{width}` with the values of a file put in, made safe to save; null for an empty pattern. */
export function patternName(pattern: string, { name, extension, ...numbers }: Named): string | null {
  if (pattern.trim() === '') return null
  const values: Readonly<Record<string, string | number>> = { name: baseName(name), ...numbers }
  const filled = pattern.replace(/\{(name|n|width|height)\}/g, (_, key: string) => String(values[key]))
  return safeFileName(`${filled}.${extension}`)
}
