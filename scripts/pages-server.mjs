import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** What GitHub Pages answers an address with: the file, `page.html`, a folder's index, else the site's 404 page. */
function fileFor(folder, base, address) {
  if (!address.startsWith(`${base}/`)) return undefined
  const wanted = path.join(folder, address.slice(base.length))
  const candidates = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')]
  return candidates.find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile())
}

function send(response, status, file) {
  response.writeHead(status, { 'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
  createReadStream(file).pipe(response)
}

/** Serves `folder` below `base` as GitHub Pages serves a project's site, on loopback; resolves when it listens. */
export function servePages(folder, base, port) {
  const server = createServer((request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'http://localhost').pathname)
    if (address === base) return response.writeHead(301, { Location: `${base}/` }).end()
    const file = fileFor(folder, base, address)
    if (file) return send(response, 200, file)
    if (address.startsWith(`${base}/`)) return send(response, 404, path.join(folder, '404.html'))
    return response.writeHead(404).end('outside the site')
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
