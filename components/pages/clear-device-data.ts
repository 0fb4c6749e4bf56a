import { CACHE_PREFIX } from '@/lib/offline/messages'
import { setTheme } from '@/lib/platform/theme'

/** Name of the language choice, which the early script stores as a cookie and in local storage. */
const LANGUAGE_KEY = 'lng'
/** Prefix of all other storage keys of this site. Other sites on the same origin are not affected. */
const PREFIX = 'toolbox:v1:'

/**
 * Deletes everything the site stores on the device: storage entries, the language cookie, caches and the service worker.
 * The theme changes to the system's at once. Storage that the browser denies is skipped; rejects if deleting fails.
 */
export async function clearDeviceData(basePath: string): Promise<void> {
  setTheme('system')
  for (const store of openStores()) {
    for (const key of Object.keys(store)) if (key === LANGUAGE_KEY || key.startsWith(PREFIX)) store.removeItem(key)
  }
  document.cookie = `${LANGUAGE_KEY}=;path=${basePath || '/'};max-age=0;samesite=lax`
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
