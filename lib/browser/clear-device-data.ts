import { CACHE_PREFIX } from '@/lib/offline/messages'
import { setTheme } from './theme'

/** The language choice, kept as a cookie and in storage by the early script. */
const LANGUAGE = 'lng'
/** Every other entry of the site's begins with this; entries of other sites on the same origin are left alone. */
const PREFIX = 'toolbox:v1:'

/**
 * Removes everything the site keeps on the device: stored choices and settings, what tabs keep of what
 * was typed, the language cookie, kept files and the service worker that keeps them. The theme falls back to the system's at once. Where storage is denied there is nothing to remove; a failure to remove rejects.
 */
export async function clearDeviceData(basePath: string): Promise<void> {
  setTheme('system')
  for (const store of openStores()) {
    for (const key of Object.keys(store)) if (key === LANGUAGE || key.startsWith(PREFIX)) store.removeItem(key)
  }
  document.cookie = `${LANGUAGE}=;path=${basePath || '/'};max-age=0;samesite=lax`
  await stopServiceWorker(`${basePath}/`)
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
}

/** Before the caches go, or it would fill them again. */
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
