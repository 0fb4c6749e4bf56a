import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Serves `out/` as `npm start` does, on a port; resolves, once it answers, with what stops it. */
export async function serveOut(port) {
  const server = spawn('npx', ['serve', '-c', '../serve.json', '-L', '-l', String(port), 'out'], {
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => process.kill(-server.pid)
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://localhost:${port}/robots.txt`).catch(() => undefined)
    if (answer?.ok) return stop
    await wait(200)
  }
  stop()
  throw new Error('the static server did not start')
}

/** Addresses of the built pages, as the sitemap lists them, that contain a text. */
export function builtPages(pattern) {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8')
  const wanted = new RegExp(pattern)
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
  return pages.filter((page) => wanted.test(page))
}
