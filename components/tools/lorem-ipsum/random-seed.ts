/** Returns a random seed of eight hexadecimal digits. */
export function randomSeed(): string {
  const [value] = crypto.getRandomValues(new Uint32Array(1))
  return value!.toString(16).padStart(8, '0')
}
