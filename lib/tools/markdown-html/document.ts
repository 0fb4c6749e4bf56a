import { escapeMarkup } from '@/lib/text/escape'

/** Style sheet of a downloaded document, light or dark by the reader's system, without external resources. */
const STYLE = `
:root { color-scheme: light dark; --text: #14181f; --soft: #4b5565; --line: #d5dae2; --well: #f1f3f6; --link: #3d3bdb }
@media (prefers-color-scheme: dark) {
  :root { --text: #eef1f6; --soft: #b3bccb; --line: #39414e; --well: #1f242d; --link: #9a98ff }
  body { background: #0e1116 }
}
body { max-width: 46rem; margin: 2rem auto; padding: 0 1.25rem; color: var(--text); line-height: 1.7; overflow-wrap: anywhere;
  font-family: system-ui, -apple-system, 'Segoe UI', 'Apple SD Gothic Neo', 'Malgun Gothic', 'Hiragino Sans', 'Yu Gothic UI', sans-serif }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; margin: 1.6em 0 .6em }
h1, h2 { padding-bottom: .3em; border-bottom: 1px solid var(--line) }
a { color: var(--link) }
img { max-width: 100%; height: auto }
code, kbd, samp, pre { font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; font-size: .9em }
:not(pre) > code, kbd { padding: .15em .35em; border-radius: 5px; background: var(--well) }
pre { padding: 1em; border-radius: 8px; background: var(--well); overflow: auto; line-height: 1.5 }
blockquote { margin: 1em 0; padding: 0 1em; border-left: 4px solid var(--line); color: var(--soft) }
table { border-collapse: collapse; display: block; overflow: auto }
th, td { padding: .4em .8em; border: 1px solid var(--line) }
hr { border: 0; border-top: 1px solid var(--line); margin: 2em 0 }
li:has(> input[type='checkbox']) { list-style: none; margin-left: -1.3em }
.markdown-alert { margin: 1em 0; padding: .5em 1em; border-left: 4px solid #1a62d6 }
.markdown-alert-tip { border-color: #0b7a4b } .markdown-alert-important { border-color: #7a3ff2 }
.markdown-alert-warning { border-color: #a15c00 } .markdown-alert-caution { border-color: #b3261e }
.markdown-alert-title { font-weight: 700; margin: 0 }
.footnotes { margin-top: 3em; border-top: 1px solid var(--line); color: var(--soft); font-size: .9em }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.hljs-comment, .hljs-quote { color: var(--soft) }
.hljs-keyword, .hljs-selector-tag, .hljs-literal { color: light-dark(#7a3ff2, #b592ff) }
.hljs-string, .hljs-regexp, .hljs-addition { color: light-dark(#0b7a4b, #57d69b) }
.hljs-number, .hljs-symbol, .hljs-attr { color: light-dark(#a15c00, #f2b85a) }
.hljs-title, .hljs-name, .hljs-built_in, .hljs-type { color: light-dark(#1a62d6, #84b1ff) }
.hljs-deletion { color: light-dark(#b3261e, #ff8f87) }
`.trim()

/**
 * Wraps sanitized HTML in a complete page with a style sheet and without scripts; only the document's images are
 * loaded.
 */
export function htmlDocument(safeHtml: string, { title, language }: { title: string; language: string }): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>
${STYLE}
</style>
</head>
<body>
${safeHtml.trimEnd()}
</body>
</html>
`
}
