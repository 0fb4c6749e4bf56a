/** The worker that tesseract.js starts: its own one (worker.min.js, beside this file in the site) with three things mended. */

const fetchAnew = self.fetch

function kept(address) {
  return self.caches?.match(address).catch(() => undefined)
}

// What the page has loaded, checked and kept is taken from there instead of coming over the network a second time.
self.fetch = async (address, options) => (await kept(address)) ?? fetchAnew(address, options)

let latest

self.addEventListener('message', ({ data }) => {
  latest = data
})

// The package waits for its core without listening for a failure, so that a start without memory would never end.
self.addEventListener('unhandledrejection', ({ reason }) => {
  if (latest?.action !== 'load') return
  const { workerId, jobId, action } = latest
  self.postMessage({ workerId, jobId, action, status: 'reject', data: String(reason) })
})

// The core's working notes (how it estimates the resolution, which old settings it passes over) are no errors.
self.console.error = () => {}

self.importScripts('worker.min.js')
