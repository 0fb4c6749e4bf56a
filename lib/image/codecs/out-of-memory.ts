/** An encoder's memory ends at 2 GB, which it tells by a trap or by ending its program with exit(1). */
export function isOutOfMemory(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ExitStatus'
}
