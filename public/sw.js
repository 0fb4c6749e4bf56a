/*
 * The service worker of `npm run dev`: replaces one that `npm start` left on the same port, deletes its caches, unregisters
 * itself and reloads the open pages. The build writes the site's own worker over it (scripts/build/service-worker.mjs).
 */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url)
}
