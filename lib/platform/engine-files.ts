import { BASE_PATH } from '@/lib/base-path'
import table from '@/lib/offline/engine-table.json'

/** Files that are stored on the device and removed from it together. */
export type EngineGroup = keyof typeof table

export interface EngineFile {
  /** Path on this site; the folder name contains a hash of the content. */
  readonly url: string
  /** Transfer size, as packed. */
  readonly bytes: number
  /** Size in the cache. */
  readonly keptBytes: number
  /** Hexadecimal digest of the uncompressed content. */
  readonly sha256: string
  readonly packing?: 'gzip' | 'zstd'
}

interface Row {
  readonly served: string
  readonly bytes: number
  readonly sha256: string
  /** Of what is kept unpacked. */
  readonly unpackedBytes?: number
}

interface Group {
  readonly folder: string
  readonly files: Readonly<Record<string, Row>>
}

const GROUPS: Readonly<Record<EngineGroup, Group>> = table

export const ENGINE_GROUPS = Object.keys(GROUPS) as EngineGroup[]

/** Path on this site of the folder of a group. */
export function engineFolder(group: EngineGroup): string {
  return `${BASE_PATH}/engines/${GROUPS[group].folder}`
}

/** The absolute URL of such a path: a worker knows no page that it would be relative to. */
export function absolute(path: string): string {
  return new URL(path, document.baseURI).href
}

/** A file of a group by its name in the npm package; throws for a name that is not in the table. */
export function engineFile(group: EngineGroup, name: string): EngineFile {
  const row = GROUPS[group].files[name]
  if (!row) throw new Error(`no engine file ${group}/${name}`)
  const { served, bytes, sha256, unpackedBytes } = row
  const packing = served === name ? undefined : served.endsWith('.zst') ? 'zstd' : 'gzip'
  return { url: `${engineFolder(group)}/${served}`, bytes, keptBytes: unpackedBytes ?? bytes, sha256, packing }
}

/** All files of a group, in the order of the table. */
export function engineFiles(group: EngineGroup): EngineFile[] {
  return Object.keys(GROUPS[group].files).map((name) => engineFile(group, name))
}
