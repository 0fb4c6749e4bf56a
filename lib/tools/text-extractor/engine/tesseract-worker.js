/**
 * The worker that tesseract.js starts: wraps the package's own worker (worker.min.js in the same folder) with three
 * fixes, and with the Trusted Types policy that the site requires, which allows only scripts of this folder.
 */

const folder = new URL('.', self.location.href).href

self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, folder).href.startsWith(folder) ? url : null),
})

const fetchFromNetwork = self.fetch

function readCached(url) {
  return self.caches?.match(url).catch(() => undefined)
}

// The page has already downloaded, verified and cached the files, so they are not fetched again.
self.fetch = async (url, options) => (await readCached(url)) ?? fetchFromNetwork(url, options)

let lastMessage

self.addEventListener('message', ({ data }) => {
  lastMessage = data
})

// The package does not handle a core that fails to start, for example out of memory, and would wait forever.
self.addEventListener('unhandledrejection', ({ reason }) => {
  if (lastMessage?.action !== 'load') return
  const { workerId, jobId, action } = lastMessage
  self.postMessage({ workerId, jobId, action, status: 'reject', data: String(reason) })
})

// The core logs progress notes (the estimated resolution, ignored parameters) as errors.
self.console.error = () => {}

self.importScripts('worker.min.js')
