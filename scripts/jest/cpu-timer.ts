/** Starts a timer; calling the result gives milliseconds of processor time, which a busy machine does not lengthen. */
export function startCpuTimer(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}
