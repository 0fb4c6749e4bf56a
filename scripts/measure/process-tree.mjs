import { readdirSync, readFileSync } from 'node:fs'

/** Empty once the process has ended. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}

function field(status, name) {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

function processes() {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.map((pid) => ({ pid, parent: field(read(pid, 'status'), 'PPid') }))
}

function below(root, all) {
  const children = all.filter(({ parent }) => parent === root).map(({ pid }) => pid)
  return children.flatMap((pid) => [pid, ...below(pid, all)])
}

/**
 * Megabytes (10⁶ bytes) resident in the processes below `root` whose command line contains `text`; Linux. Memory that
 * several of them share counts in each.
 * @param {number | undefined} root
 */
export function residentMegabytesBelow(root, text = '') {
  if (root === undefined) return 0
  const wanted = below(root, processes()).filter((pid) => read(pid, 'cmdline').includes(text))
  const kibibytes = wanted.reduce((sum, pid) => sum + field(read(pid, 'status'), 'VmRSS'), 0)
  return Math.round((kibibytes * 1024) / 1e6)
}
