/**
 * Keeps the screen on until the returned function is called, even if the page is hidden in between. Does nothing if the
 * browser does not support or denies it, for example on low battery.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined
  let isActive = true

  const request = async () => {
    if (document.visibilityState !== 'visible') return
    const granted = await navigator.wakeLock?.request('screen').catch(() => undefined)
    if (isActive) lock = granted
    else void granted?.release()
  }
  // Browsers release the lock when the page is hidden.
  const onVisible = () => void request()
  document.addEventListener('visibilitychange', onVisible)
  void request()

  return () => {
    isActive = false
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release()
  }
}
