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
 * Runs work that needs much memory while no other such work of this page runs: `last` queues it at the end, `next` at the
 * front. Errors of the work reach the caller.
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
