import { readdirSync, readFileSync } from 'node:fs'

interface ProcessState {
  readonly pid: number
  readonly parent: number
}

/** Empty once the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

function field(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

function processes(): ProcessState[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.map((pid) => ({ pid, parent: field(read(pid, 'status'), 'PPid') }))
}

function descendants(root: number, all: readonly ProcessState[]): number[] {
  const children = all.filter(({ parent }) => parent === root).map(({ pid }) => pid)
  return children.flatMap((pid) => [pid, ...descendants(pid, all)])
}

/**
 * Megabytes (10⁶ bytes) resident in the processes below `root` that Chromium started as `--type=<kind>`; Linux. Pages that
 * several of them share count in each.
 */
export function residentMegabytes(root: number | undefined, kind: string): number {
  if (root === undefined) return 0
  const wanted = descendants(root, processes()).filter((pid) => read(pid, 'cmdline').includes(`--type=${kind}`))
  const kibibytes = wanted.reduce((sum, pid) => sum + field(read(pid, 'status'), 'VmRSS'), 0)
  return Math.round((kibibytes * 1024) / 1e6)
}
