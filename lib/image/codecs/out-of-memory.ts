/** An encoder's memory is limited to 2 GB, beyond which it traps or exits with 1. */
export function isEncoderOutOfMemory(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return true
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'ExitStatus'
}
