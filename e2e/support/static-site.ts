import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
}

export interface StaticSite {
  /** Address of the site's root, without a slash at the end. */
  readonly url: string
  /** Paths that were asked for since the last look. */
  readonly takeRequests: () => string[]
  /** Serves another folder from now on: a new version is deployed. */
  readonly deploy: (folder: string) => void
  /** Stops answering: every connection is cut. */
  readonly cut: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

function fileIn(folder: string, route: string): string | undefined {
  const plain = path.join(folder, route)
  const candidates = route.endsWith('/') ? [path.join(plain, 'index.html')] : [plain, `${plain}.html`]
  return candidates.find((file) => existsSync(file) && statSync(file).isFile())
}

/** A static host on a port of its own, with clean URLs, that can be switched to another folder and cut off. */
export async function serveSite(folder: string): Promise<StaticSite> {
  let current = folder
  let down = false
  let requests: string[] = []

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (down) return request.socket.destroy()
    const route = decodeURIComponent(pathname)
    requests.push(route)
    const found = fileIn(current, route)
    const file = found ?? path.join(current, '404.html')
    const cache = route.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': cache,
    })
    createReadStream(file).pipe(response)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    takeRequests: () => {
      const taken = requests
      requests = []
      return taken
    },
    deploy: (next) => {
      current = next
    },
    cut: () => {
      down = true
      server.closeAllConnections()
    },
    restore: () => {
      down = false
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
