import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Node } from 'acorn'
import { allPages, htmlOf, outFile } from '@/e2e/support/pages'

/**
 * Syntax and regular expressions of the oldest browsers in `browserslist`: Safari 16.4 was the last to get all of ES2022
 * (static blocks) and look-behind, and has nothing newer, such as the flag `v`.
 */
const SCRIPTS = 2022
/** A script of the page says in browsers of 2017 that these are too old. */
const INLINE_SCRIPTS = 2017
/** What the early script, which those browsers need not run, is known by. */
const EARLY = 'toolbox:v1:theme'

/** Functions that one of the oldest browsers lacks (MDN browser compatibility data), as they are called. */
const MISSING = new Set([
  ...['Promise.try', 'Promise.withResolvers', 'Array.fromAsync', 'Object.groupBy', 'Map.groupBy', 'Iterator.from'],
  ...['URL.parse', 'URL.canParse', 'AbortSignal.any', 'RegExp.escape', 'Math.sumPrecise', 'Error.isError'],
  ...['Uint8Array.fromBase64', 'Uint8Array.fromHex', 'ReadableStream.from', 'scheduler.yield', 'scheduler.postTask'],
  ...['*.getOrInsert', '*.getOrInsertComputed', '*.transferToFixedLength', '*.isSubsetOf', '*.isSupersetOf'],
  ...['*.isDisjointFrom', '*.symmetricDifference', '*.setFromBase64', '*.setFromHex', '*.checkVisibility'],
  ...['*.showPopover', '*.hidePopover', '*.togglePopover', '*.requestIdleCallback', '*.moveBefore', '*.setHTMLUnsafe'],
])

/** Scripts that bring missing functions along: a text by which the script is known, and the calls in it. */
const PROVIDED: readonly { readonly marker: string; readonly calls: readonly string[] }[] = [
  {
    // pdf.js's legacy build holds core-js; the worker adds what that lacks (pdf-globals.ts). `AbortSignal.any` is called by
    // its editor only, which the site does not use.
    marker: 'GetDocRequest',
    calls: [
      ...['Promise.try', 'Promise.withResolvers', 'URL.parse', 'Math.sumPrecise', 'AbortSignal.any'],
      ...['Uint8Array.fromBase64', '*.setFromBase64', '*.setFromHex', '*.getOrInsert', '*.getOrInsertComputed'],
      '*.transferToFixedLength',
    ],
  },
]

function scriptNames(): string[] {
  return readdirSync(outFile(''), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.m?js$/.test(name))
    .sort()
}

function inlineScripts(): string[] {
  const found = allPages().flatMap((page) =>
    [...htmlOf(page).matchAll(/<script(?: id="_R_")?>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? ''),
  )
  return [...new Set(found)]
}

function parses(text: string, ecmaVersion: 2017 | 2022): Node {
  try {
    return parse(text, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true })
  } catch {
    return parse(text, { ecmaVersion, sourceType: 'module' })
  }
}

const NAME_OF: Readonly<Record<string, (node: never) => string>> = {
  Identifier: ({ name }: { name: string }) => name,
  MemberExpression: ({ property }: { property: Node }) => nameOf(property),
}

function nameOf(node: Node): string {
  return NAME_OF[node.type]?.(node as never) ?? ''
}

/** The calls under a node that one of the oldest browsers could not answer; `a?.()` is a question, not a call. */
function missingCalls(root: Node): string[] {
  const found = new Set<string>()
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const node = pending.pop() as { type?: string; callee?: Node; optional?: boolean }
    if (node.type === 'CallExpression' && node.callee?.type === 'MemberExpression' && !node.optional) {
      const { object, property } = node.callee as unknown as { object: Node; property: Node }
      const method = nameOf(property)
      for (const call of [`${nameOf(object)}.${method}`, `*.${method}`]) if (MISSING.has(call)) found.add(call)
    }
    for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) pending.push(value)
  }
  return [...found]
}

test.each(scriptNames())('%s is understood by the oldest browsers', (name) => {
  const text = readFileSync(outFile(name), 'utf8')
  const provided = PROVIDED.filter(({ marker }) => text.includes(marker)).flatMap(({ calls }) => calls)
  expect(missingCalls(parses(text, SCRIPTS)).filter((call) => !provided.includes(call))).toEqual([])
})

test('the scripts in the pages are understood by browsers of 2017, the early one by those that the site works in', () => {
  const scripts = inlineScripts()
  expect(scripts.length).toBeGreaterThan(allPages().length)
  for (const script of scripts)
    expect(() => parses(script, script.includes(EARLY) ? SCRIPTS : INLINE_SCRIPTS)).not.toThrow()
})

test.each([
  ['a flag of newer regular expressions', '/[\\p{L}--[a-z]]/v'],
  ['a modifier in a regular expression', '/(?i:a)b/'],
  ['a declaration of newer syntax', '{ using file = open() }'],
])('%s would be noticed', (_, text) => expect(() => parses(text, SCRIPTS)).toThrow(SyntaxError))

test('a call that is missing would be noticed', () => {
  expect(missingCalls(parses('const a = Promise.try(f); b.c.getOrInsertComputed(d, e)', SCRIPTS)).sort()).toEqual([
    '*.getOrInsertComputed',
    'Promise.try',
  ])
  expect(missingCalls(parses('a.hidePopover?.()', SCRIPTS))).toEqual([])
})
