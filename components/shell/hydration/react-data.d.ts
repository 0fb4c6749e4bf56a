declare module 'next/dist/compiled/react-server-dom-turbopack/client.browser' {
  export function createFromReadableStream<Data>(stream: ReadableStream<Uint8Array>): Promise<Data>
}
