import { pageAddress } from '@/lib/platform/page'

function isSupported(): boolean {
  return typeof Notification !== 'undefined'
}

/** Asks for permission unless the visitor has decided already. Must be called in a user gesture. */
export function requestNotificationPermission(): void {
  if (isSupported() && Notification.permission === 'default') void Notification.requestPermission().catch(() => {})
}

/**
 * The permission for notifications, or `unsupported`. iPhones support notifications only after the site was added to the
 * home screen.
 */
export function notificationState(): NotificationPermission | 'unsupported' {
  return isSupported() ? Notification.permission : 'unsupported'
}

/**
 * Shows a system notification if permission was granted. A later one with the same tag replaces it and sounds again. A
 * click on it focuses this page.
 */
export async function showNotification(title: string, { body, tag }: { body: string; tag: string }): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  const options = { body, tag, renotify: true, data: pageAddress() }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // On Android the constructor throws: only the service worker can show notifications, and it also handles clicks on them.
    const registration = await navigator.serviceWorker?.getRegistration()
    await registration?.showNotification(title, options).catch(() => {})
  }
}
