import { pageAddress } from './page'

function supported(): boolean {
  return typeof Notification !== 'undefined'
}

/** Asks the visitor for permission if they have not decided yet; call it from a press. */
export function askToNotify(): void {
  if (supported() && Notification.permission === 'default') void Notification.requestPermission().catch(() => {})
}

/**
 * What a wish for notifications leads to: `default` asks, `denied` was refused by visitor or browser, who need not be
 * asked again, and `unsupported` are iPhones too, as long as the site is not on the home screen.
 */
export function notificationState(): NotificationPermission | 'unsupported' {
  return supported() ? Notification.permission : 'unsupported'
}

/**
 * Shows a system notification if permission was given; a later one with the same tag replaces it and is heard again. A press
 * leads back to this page.
 */
export async function showNotification(title: string, { body, tag }: { body: string; tag: string }): Promise<void> {
  if (!supported() || Notification.permission !== 'granted') return
  const options = { body, tag, renotify: true, data: pageAddress() }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Android's browsers have no constructor, only the service worker's way, where it also hears of a press.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options).catch(() => {})
  }
}
