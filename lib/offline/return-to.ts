/** The part of a service worker's `Clients` that this needs. */
interface Windows {
  matchAll(
    options: Readonly<{ type: 'window'; includeUncontrolled: boolean }>,
  ): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
  openWindow(url: string): Promise<unknown>
}

/** Brings a page to the front: a window that shows it, else any window of the site, else a new one. */
export async function returnTo(clients: Windows, site: string, page: string): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const known =
    windows.find(({ url }) => url.replace(/[?#].*/, '') === page) ??
    windows.find(({ url }) => url.startsWith(`${site}/`))
  await (known ? known.focus() : clients.openWindow(page))
}
