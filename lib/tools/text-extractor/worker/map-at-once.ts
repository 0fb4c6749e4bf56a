/**
 * What `work` makes of each value, in the order of the values; at most `limit` are worked on at once, and the next one is asked
 * for when there is room. Throws what `work` or `source` throws first, after which `source` is closed.
 */
export async function mapAtOnce<Value, Result>(
  source: AsyncIterable<Value>,
  limit: number,
  work: (value: Value, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = []
  const running = new Set<Promise<unknown>>()
  for await (const value of source) {
    const result = work(value, results.length)
    results.push(result)
    const ended: Promise<unknown> = result.then(() => running.delete(ended))
    // A failure is thrown below, but perhaps only when the next value is there.
    ended.catch(() => undefined)
    running.add(ended)
    if (running.size >= limit) await Promise.race(running)
  }
  return Promise.all(results)
}
