/**
 * Maps values in order, at most `limit` at a time, requesting the next value when there is room. Rejects with the first error
 * of `work` or `source`, and closes `source`.
 */
export async function mapAtOnce<Value, Result>(
  source: AsyncIterable<Value> | Iterable<Value>,
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
