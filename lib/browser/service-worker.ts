import { BASE_PATH } from '@/lib/base-path'
import type { PageMessage } from '@/lib/offline/messages'

const AN_HOUR_MILLISECONDS = 3_600_000

/**
 * Starts the service worker once the page has loaded and is idle, and has it keep this page. `onUpdate` gets the way to take
 * over a new version, which reloads this page, whenever one is ready; nothing happens until it is called.
 */
export function startServiceWorker(onUpdate: (accept: () => void) => void): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const start = () => whenIdle(() => void register(serviceWorker, onUpdate))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}

async function register(container: ServiceWorkerContainer, onUpdate: (accept: () => void) => void): Promise<void> {
  // Refused in private windows of some browsers and under a driver that blocks it: the site then works online only.
  const registration = await container.register(`${BASE_PATH}/sw.js`, { scope: `${BASE_PATH}/` }).catch(() => undefined)
  if (!registration) return
  const { controller } = container
  // What loaded before the worker was in charge went past it; it fetches that anew, mostly from the browser's own cache.
  void container.ready.then(({ active }) => active?.postMessage({ type: 'KEEP_PAGE' } satisfies PageMessage))

  const accept = () => {
    const { waiting } = registration
    // Another tab may have let the new version in already.
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

/** A tab that stays open for days never navigates, which is when browsers look for a new version. */
function checkHourly(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < AN_HOUR_MILLISECONDS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
