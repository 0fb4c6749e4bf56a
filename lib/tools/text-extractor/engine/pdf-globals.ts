function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

/**
 * Adds the functions that pdf.js's legacy build calls, does not bring along, and Safari before 17.4 and Chrome before 119 do
 * not have: `Promise.withResolvers` and `ArrayBuffer.prototype.transferToFixedLength`, here for lengths up to the buffer's own.
 */
export function addPdfGlobals(): void {
  define(Promise, 'withResolvers', function withResolvers<T>() {
    let settle: unknown[] = []
    const promise = new Promise<T>((...functions) => (settle = functions))
    const [resolve, reject] = settle
    return { promise, resolve, reject }
  })
  define(ArrayBuffer.prototype, 'transferToFixedLength', function transfer(this: ArrayBuffer, length: number) {
    return this.slice(0, length)
  })
}
