/** The part of a service worker's `Clients` that is used here. */
interface Windows {
  matchAll(
    options: Readonly<{ type: 'window'; includeUncontrolled: boolean }>,
  ): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}

/** Focuses a window that shows `page`, else any window of the site, else opens the page in a new window. */
export async function focusOrOpen(clients: Windows, site: string, page: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const known =
    windows.find(({ url }) => url.replace(/[?#].*/, '') === page) ??
    windows.find(({ url }) => url.startsWith(`${site}/`))
  await (known ? known.focus() : clients.openWindow(page))
}
