/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server'
import words from '@/messages/en/global-error.json'

test.each([
  ['dark', '<html lang="ko" dir="ltr" data-theme="dark">'],
  [undefined, '<html lang="ko" dir="ltr">'],
])('the page that replaces a broken one keeps the chosen theme %s', async (theme, root) => {
  process.env.GLOBAL_ERROR_WORDS = JSON.stringify({ ko: words })
  if (theme) document.documentElement.dataset.theme = theme
  else delete document.documentElement.dataset.theme
  const { default: GlobalError } = await import('./global-error')
  expect(renderToStaticMarkup(<GlobalError error={new Error('broken')} />)).toContain(root)
})
