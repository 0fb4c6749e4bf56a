/** @jest-environment jsdom */
import { withDeferredScripts } from './defer-scripts.mjs'
import { UnknownMarkup } from './site.mjs'

jest.mock('./inline-script.mjs', () => ({ inlineScript: () => 'start()' }))

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/b.js"/>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head>' +
  '<body><p>$&</p><script src="/b.js" async=""></script><script src="/a.js" async=""></script><script>data()</script></body></html>'

it('each script is named once, after all content and before the start, and fetched by nothing', () => {
  const page = new DOMParser().parseFromString(withDeferredScripts(PAGE, 'start("$&")'), 'text/html')
  const addresses = (selector: string) =>
    Array.from(page.querySelectorAll(selector), (script) => script.getAttribute('src'))
  expect(addresses('script[type=later]')).toEqual(['/a.js', '/b.js'])
  expect(addresses('script[src]:not([type])')).toEqual([])
  expect(page.querySelector('link[as=script]')).toBeNull()
  expect(page.querySelector('script[type=later] ~ script:not([src])')?.textContent).toContain('start(')
  expect(page.querySelector('p')?.textContent).toBe('$&')
  expect(Array.from(page.querySelectorAll('body script:not([src])'), ({ textContent }) => textContent)).toEqual([
    'data()',
    'start("$&")',
  ])
})

it.each([
  ['without scripts', '<html><head></head><body></body></html>', 'no asynchronous script'],
  [
    'with a script of another form',
    PAGE.replace('<p>', '<script defer="" src="/c.js"></script><p>'),
    'a script of a form',
  ],
  ['with a preload of another form', PAGE.replace('<p>', '<link as="script" href="/c.js"/><p>'), 'a script of a form'],
  ['that does not end', PAGE.replace('</body>', ''), 'no end of the body'],
])('a page %s is unknown markup', (_, html, message) => {
  expect(() => withDeferredScripts(html, 'start()')).toThrow(UnknownMarkup)
  expect(() => withDeferredScripts(html, 'start()')).toThrow(message)
})
