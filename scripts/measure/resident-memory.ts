import { residentMegabytesBelow } from './process-tree.mjs'

/** Megabytes (10⁶ bytes) resident in the processes below `root` that Chromium started as `--type=<kind>`; Linux. */
export function residentMegabytes(root: number | undefined, kind: string): number {
  return residentMegabytesBelow(root, `--type=${kind}`)
}
