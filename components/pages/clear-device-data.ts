import { CACHE_PREFIX, LANGUAGE_NAME, STORAGE_PREFIX } from '@/lib/core/stored-names'
import { setTheme } from '@/lib/platform/theme'

/**
 * Deletes everything the site stores on the device: storage entries, the language cookie, caches and the service worker.
 * The theme changes to the system's at once. Storage that the browser denies is skipped; rejects if deleting fails.
 */
export async function clearDeviceData(basePath: string): Promise<void> {
  setTheme('system')
  for (const store of openStores()) {
    for (const key of Object.keys(store))
      if (key === LANGUAGE_NAME || key.startsWith(STORAGE_PREFIX)) store.removeItem(key)
  }
  document.cookie = `${LANGUAGE_NAME}=;path=${basePath || '/'};max-age=0;samesite=lax`
  await stopServiceWorker(`${basePath}/`)
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}

/** Must run before the caches are deleted, because an active service worker would fill them again. */
async function stopServiceWorker(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (registration?.scope === location.origin + scope) await registration.unregister()
}

function openStores(): Storage[] {
  return [() => localStorage, () => sessionStorage].flatMap((open) => {
    try {
      return [open()]
    } catch {
      return []
    }
  })
}
