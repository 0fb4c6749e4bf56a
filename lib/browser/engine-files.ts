import { BASE_PATH } from '@/lib/base-path'
import table from '@/lib/core/engine-files.json'

/** A folder of files that belong together; the unit that is kept on the device and removed from it. */
export type EngineGroup = keyof typeof table

export interface EngineFile {
  /** Where it is served, a path on this site; its folder changes with its content. */
  readonly url: string
  /** Bytes that travel. */
  readonly bytes: number
  /** Of the content, after inflating; hexadecimal. */
  readonly sha256: string
  readonly gzipped: boolean
}

interface Row {
  readonly served: string
  readonly bytes: number
  readonly sha256: string
}

interface Group {
  readonly folder: string
  readonly files: Readonly<Record<string, Row>>
}

const GROUPS: Readonly<Record<EngineGroup, Group>> = table

export const ENGINE_GROUPS = Object.keys(GROUPS) as EngineGroup[]

/** The folder, as a path on this site, that a group's files are served from. */
export function engineFolder(group: EngineGroup): string {
  return `${BASE_PATH}/engines/${GROUPS[group].folder}`
}

/** A file of a group by the name it has in its package; throws for a name that is not in the table. */
export function engineFile(group: EngineGroup, name: string): EngineFile {
  const row = GROUPS[group].files[name]
  if (!row) throw new Error(`no engine file ${group}/${name}`)
  const { served, bytes, sha256 } = row
  return { url: `${engineFolder(group)}/${served}`, bytes, sha256, gzipped: served !== name }
}

/** All files of a group, in the table's order. */
export function engineFiles(group: EngineGroup): EngineFile[] {
  return Object.keys(GROUPS[group].files).map((name) => engineFile(group, name))
}
