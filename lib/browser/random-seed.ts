/** A seed that nobody can foresee: eight hexadecimal digits from the browser's cryptographic source. */
export function randomSeed(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn.toString(16).padStart(8, '0')
}
