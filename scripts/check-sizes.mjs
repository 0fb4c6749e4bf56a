/** Ends the build when a file is too large for hosts that allow 25 MiB a file (Cloudflare Pages), naming each. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'
const LIMIT = 25 * 1024 * 1024

/** [path, bytes] of the files below a folder that are larger than a limit in bytes. */
export function filesOver(limit, folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => [file, statSync(file).size])
    .filter(([, bytes]) => bytes > limit)
}

if (process.argv[1]?.endsWith('check-sizes.mjs')) {
  const tooLarge = filesOver(LIMIT, OUT)
  for (const [file, bytes] of tooLarge)
    console.error(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MiB, 25 are allowed`)
  process.exit(tooLarge.length > 0 ? 1 : 0)
}
