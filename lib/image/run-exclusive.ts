type Turn = () => Promise<void>

const waiting: Turn[] = []
let busy = false

async function advance(): Promise<void> {
  if (busy) return
  busy = true
  for (let turn = waiting.shift(); turn; turn = waiting.shift()) await turn()
  busy = false
}

/**
 * Does work that needs much memory when no other such work of this page runs: `last` after all that waits, `next` before
 * it. What the work throws, the caller gets.
 */
export function runExclusive<T>(work: () => Promise<T>, place: 'next' | 'last' = 'last'): Promise<T> {
  return new Promise((resolve, reject) => {
    const turn = async () => {
      try {
        resolve(await work())
      } catch (error) {
        reject(error)
      }
    }
    if (place === 'next') waiting.unshift(turn)
    else waiting.push(turn)
    void advance()
  })
}
