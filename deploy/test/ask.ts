import { request, type IncomingHttpHeaders } from 'node:http'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came over the wire: not decompressed. */
  readonly body: Buffer
}

/** One request to the host under test, no redirect followed. */
export function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const { hostname, port } = new URL(process.env.HOSTING_ADDRESS ?? '')
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
