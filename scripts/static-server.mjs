/** The static host of tests and measurements. `npm start` and `npm run e2e` use `serve`, as visitors of the README do. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createGzip } from 'node:zlib'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}
const COMPRESSED = /^text|json|xml|wasm/
/** Files whose names change with their contents. */
const HASHED = /^\/(_next\/static|engines)\//

/** What GitHub Pages answers a path with: the file, `page.html`, or a folder's index. */
function fileIn(folder, route) {
  const wanted = path.join(folder, route)
  const candidates = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')]
  return candidates.find(
    (file) => file.startsWith(`${folder}${path.sep}`) && existsSync(file) && statSync(file).isFile(),
  )
}

function send(response, status, file, { route, isGzip }) {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  const isCompressed = isGzip && COMPRESSED.test(type)
  response.writeHead(status, {
    'content-type': type,
    'cache-control': HASHED.test(route) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  })
  const content = createReadStream(file)
  if (isCompressed) content.pipe(createGzip()).pipe(response)
  else content.pipe(response)
}

/** @typedef {Awaited<ReturnType<typeof serveFolder>>} StaticSite */

/**
 * Serves a folder on loopback, below the path `base` and at a free port unless one is given; resolves when it listens.
 * @param {string} folder
 * @param {{ base?: string, port?: number, isGzip?: boolean }} [options]
 */
export async function serveFolder(folder, { base = '', port = 0, isGzip = false } = {}) {
  let current = path.resolve(folder)
  let isDown = false
  /** @type {string[]} */
  let requests = []

  const server = createServer((request, response) => {
    if (isDown) return request.socket.destroy()
    const address = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    requests.push(address)
    if (base !== '' && address === base) return response.writeHead(301, { location: `${base}/` }).end()
    if (!address.startsWith(`${base}/`)) return response.writeHead(404).end('outside the site')
    const route = address.slice(base.length)
    const file = fileIn(current, route)
    send(response, file ? 200 : 404, file ?? path.join(current, '404.html'), { route, isGzip })
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  const listening = server.address()
  return {
    /** Address of the server, without a slash at the end. */
    url: `http://localhost:${typeof listening === 'object' ? listening?.port : port}`,
    /** Paths that were requested since the last call. */
    takeRequests: () => {
      const taken = requests
      requests = []
      return taken
    },
    /**
     * Serves another folder from now on: a new version is deployed.
     * @param {string} next
     */
    deploy: (next) => {
      current = path.resolve(next)
    },
    /** Stops answering: every connection is cut. */
    cut: () => {
      isDown = true
      server.closeAllConnections()
    },
    restore: () => {
      isDown = false
    },
    /** @returns {Promise<void>} */
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
