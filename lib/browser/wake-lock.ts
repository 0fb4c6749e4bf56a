/**
 * Keeps the screen on until the returned function is called, through changes of tab too. Where the browser cannot or
 * will not (low battery), the screen turns off as usual.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let wanted = true

  const request = async () => {
    if (document.visibilityState !== 'visible') return
    const granted = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (wanted) lock = granted
    else void granted?.release()
  }
  // The browser drops the lock whenever the page is hidden.
  const onVisible = () => void request()
  document.addEventListener('visibilitychange', onVisible)
  void request()

  return () => {
    wanted = false
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
