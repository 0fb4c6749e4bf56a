import { BASE_PATH } from '@/lib/base-path'
import type { PageMessage } from '@/lib/offline/messages'
import { whenIdle } from '@/lib/platform/idle'

const HOUR_MILLISECONDS = 3_600_000

/**
 * Registers the service worker once the page has loaded and is idle, and has it store this page. Calls `onUpdate` when a new
 * version is ready, with a function that activates the version and reloads the page. Does nothing in development, where
 * `/sw.js` is public/sw.js, which removes the worker of an earlier `npm start`.
 */
export function startServiceWorker(onUpdate: (accept: () => void) => void): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || process.env.NODE_ENV === 'development') return
  const start = () => whenIdle(() => void register(serviceWorker, onUpdate))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register(container: ServiceWorkerContainer, onUpdate: (accept: () => void) => void): Promise<void> {
  // Rejects in private windows of some browsers and in browsers under automation. The site then works online only.
  const registration = await container.register(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/` }).catch(() => undefined)
  if (!registration) return
  const { controller } = container
  // The files that loaded before the worker took control were not stored. It fetches them again, mostly from the HTTP cache.
  void container.ready.then(({ active }) => active?.postMessage({ type: 'KEEP_PAGE' } satisfies PageMessage))

  const accept = () => {
    const { waiting } = registration
    // Another tab may have activated the new version already.
    if (!waiting) return location.reload()
    container.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage)
  }
  const offer = () => {
    if (container.controller && registration.waiting) onUpdate(accept)
  }
  offer()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  if (controller) container.addEventListener('controllerchange', () => onUpdate(accept))
  checkHourly(registration)
}

/** Browsers check for updates on navigation only, and a tab may stay open for days without navigating. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < HOUR_MILLISECONDS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
