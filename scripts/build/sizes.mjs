const MEBIBYTE = 1024 * 1024
/** Cloudflare Pages, the narrowest of the hosts, refuses larger files. */
const LIMIT = 25 * MEBIBYTE

/** Of [name, bytes] of files, those over a limit in bytes. */
export function filesOver(limit, files) {
  return files.filter(([, bytes]) => bytes > limit)
}

export const sizes = {
  name: 'sizes',
  why: 'Some hosts refuse a file of more than 25 MiB.',
  run(site) {
    const files = site.names().map((name) => [name, site.sizeOf(name)])
    const tooLarge = filesOver(LIMIT, files).map(([name]) => name)
    if (tooLarge.length > 0) throw new Error(`over 25 MiB: ${tooLarge.join(', ')}`)
    const largest = Math.max(...files.map(([, bytes]) => bytes))
    return `${files.length} files, the largest ${(largest / MEBIBYTE).toFixed(1)} MiB`
  },
}
