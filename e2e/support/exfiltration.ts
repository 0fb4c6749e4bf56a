/**
 * Ways in which a script in the page could try to send something elsewhere, and the directive that closes each. An attempt
 * runs in the page, so it holds everything it needs. `control`: a page without a policy really makes the request, where a
 * route can see it.
 */
export interface Attempt {
  readonly directive: string
  readonly control: boolean
  readonly run: (target: string) => unknown
}

export const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  fetch: {
    directive: 'connect-src',
    control: true,
    run: (target) => void fetch(`${target}/fetch`, { mode: 'no-cors' }).catch(() => {}),
  },
  'a request that outlives the page': {
    directive: 'connect-src',
    control: true,
    run: (target) =>
      void fetch(`${target}/keepalive`, { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' }).catch(
        () => {},
      ),
  },
  XMLHttpRequest: {
    directive: 'connect-src',
    control: true,
    run: (target) => {
      const request = new XMLHttpRequest()
      request.open('POST', `${target}/xhr`)
      request.send('x')
    },
  },
  beacon: {
    directive: 'connect-src',
    control: true,
    run: (target) => void navigator.sendBeacon(`${target}/beacon`, 'x'),
  },
  'a link’s ping': {
    directive: 'connect-src',
    control: true,
    run: (target) => {
      const link = Object.assign(document.createElement('a'), { href: '#x', ping: `${target}/ping` })
      document.body.append(link)
      link.click()
    },
  },
  WebSocket: {
    directive: 'connect-src',
    control: false,
    run: (target) => void new WebSocket(target.replace('https', 'wss')),
  },
  EventSource: {
    directive: 'connect-src',
    control: true,
    run: (target) => void new EventSource(`${target}/events`),
  },
  WebTransport: {
    directive: 'connect-src',
    control: false,
    run: (target) => void new WebTransport(`${target}:4433/`).ready.catch(() => {}),
  },
  image: {
    directive: 'img-src',
    control: true,
    run: (target) => void Object.assign(new Image(), { src: `${target}/image` }),
  },
  'a background image': {
    directive: 'img-src',
    control: true,
    run: (target) => document.body.setAttribute('style', `background: url(${target}/background)`),
  },
  'an icon': {
    directive: 'img-src',
    control: false,
    run: (target) =>
      document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: `${target}/icon` })),
  },
  font: {
    directive: 'font-src',
    control: true,
    run: (target) => void new FontFace('probe', `url(${target}/font)`).load().catch(() => {}),
  },
  video: {
    directive: 'media-src',
    control: true,
    run: (target) => document.body.append(Object.assign(document.createElement('video'), { src: `${target}/video` })),
  },
  script: {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) => document.body.append(Object.assign(document.createElement('script'), { src: `${target}/script` })),
  },
  'a module': {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src: `${target}/module` })
      document.body.append(script)
    },
  },
  'an inline script': {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) => {
      const text = `fetch('${target}/inline', { mode: 'no-cors' }).catch(() => {})`
      document.body.append(Object.assign(document.createElement('script'), { text }))
    },
  },
  'an event handler': {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) => {
      const element = document.createElement('button')
      element.setAttribute('onclick', `fetch('${target}/handler', { mode: 'no-cors' }).catch(() => {})`)
      element.click()
    },
  },
  eval: {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) => {
      // Later, because what the debugger runs at once may evaluate text whatever the policy says.
      setTimeout(() => {
        try {
          new Function('to', "fetch(to + '/eval', { mode: 'no-cors' }).catch(() => {})")(target)
        } catch {
          // Refused: the violation's report is what is looked at.
        }
      }, 0)
    },
  },
  stylesheet: {
    directive: 'style-src-elem',
    control: true,
    run: (target) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${target}/style` }),
      ),
  },
  prefetch: {
    directive: 'default-src',
    control: true,
    run: (target) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href: `${target}/prefetch` }),
      ),
  },
  preload: {
    directive: 'img-src',
    control: true,
    run: (target) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: `${target}/preload` }),
      ),
  },
  iframe: {
    directive: 'frame-src',
    control: true,
    run: (target) => document.body.append(Object.assign(document.createElement('iframe'), { src: `${target}/frame` })),
  },
  'an embedded object': {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) =>
      document.body.append(Object.assign(document.createElement('object'), { data: `${target}/object` })),
  },
  'a worker of text': {
    directive: 'require-trusted-types-for',
    control: true,
    run: (target) =>
      void new Worker(`data:text/javascript,fetch('${target}/worker', { mode: 'no-cors' }).catch(() => {})`),
  },
  form: {
    directive: 'form-action',
    control: true,
    run: (target) => {
      const form = Object.assign(document.createElement('form'), { action: `${target}/form`, method: 'post' })
      document.body.append(form)
      form.submit()
    },
  },
  'another base address': {
    directive: 'base-uri',
    control: false,
    run: (target) => document.head.prepend(Object.assign(document.createElement('base'), { href: target })),
  },
}
