import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { CATALOG } from '@/lib/tools/catalog'
import { clientMessages } from './messages'

const ROOT = process.cwd()

/** Names of properties, parameters and functions that hand an error code on. */
const CARRIER = /^(code|failureCode|emptyCode|refusal|refuse|onRefuse|failure|nothing)$/

interface Source {
  /** Files that the page or worker built from this one can run, workers included. */
  readonly runs: readonly string[]
  /** Error codes that the file names. */
  readonly codes: readonly string[]
  /** ToolErrors whose code comes from somewhere that this test does not look at. */
  readonly untraced: readonly string[]
}

/** The literals an expression can be; undefined when it can be something else. */
function literalsOf(expression: ts.Expression | undefined): string[] | undefined {
  if (!expression) return undefined
  if (ts.isStringLiteral(expression)) return [expression.text]
  if (ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return literalsOf(expression.expression)
  if (!ts.isConditionalExpression(expression)) return undefined
  const branches = [literalsOf(expression.whenTrue), literalsOf(expression.whenFalse)]
  return branches.some((branch) => !branch) ? undefined : branches.flatMap((branch) => branch ?? [])
}

function resolve(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return undefined
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(path.join(ROOT, file)),
  )
}

const nameOf = (node: ts.Node) => (ts.isIdentifier(node) ? node.text : '')

function readSource(file: string): Source {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const runs: string[] = []
  const codes: string[] = []
  const untraced: string[] = []
  const addRun = (specifier: ts.Expression | undefined) => {
    const target = specifier && ts.isStringLiteral(specifier) ? resolve(specifier.text, file) : undefined
    if (target) runs.push(target)
  }
  const addCodes = (expression: ts.Expression | undefined) => codes.push(...(literalsOf(expression) ?? []))
  /** Keys of messages among the arguments of `t()`, as in t('errors.noImage'). */
  const addKeys = (node: ts.Node) => {
    if (ts.isStringLiteral(node) && node.text.startsWith('errors.'))
      codes.push(node.text.replace(/^errors\.(field\.)?/, ''))
    ts.forEachChild(node, addKeys)
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) addRun(node.moduleSpecifier)
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) addRun(node.moduleSpecifier)
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression)
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) addRun(node.arguments[0])
      if (/^(t|useCodeText)$/.test(name)) node.arguments.forEach(addKeys)
      if (CARRIER.test(name)) addCodes(node.arguments[0])
    }
    if (ts.isNewExpression(node) && nameOf(node.expression) === 'URL') addRun(node.arguments?.[0])
    if (ts.isNewExpression(node) && nameOf(node.expression) === 'ToolError') {
      const code = node.arguments?.[0]
      addCodes(code)
      const carrier = code && nameOf(ts.isPropertyAccessExpression(code) ? code.name : code)
      if (!literalsOf(code) && !CARRIER.test(carrier ?? '')) untraced.push(`${file}: ${node.getText(tree)}`)
    }
    if (ts.isPropertyAssignment(node) || ts.isBindingElement(node) || ts.isParameter(node)) {
      if (CARRIER.test(nameOf(node.name))) addCodes(node.initializer)
    }
    if (ts.isJsxAttribute(node) && CARRIER.test(nameOf(node.name))) {
      const value = node.initializer
      addCodes(value && ts.isJsxExpression(value) ? value.expression : (value as ts.StringLiteral | undefined))
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return { runs, codes, untraced }
}

const sources = new Map<string, Source>()

function sourceOf(file: string): Source {
  const known = sources.get(file) ?? readSource(file)
  sources.set(file, known)
  return known
}

/** The file and all that it can run. */
function reachableFrom(entry: string): string[] {
  const reached = new Set([entry])
  for (const file of reached) for (const target of sourceOf(file).runs) reached.add(target)
  return [...reached]
}

const codesOf = (files: readonly string[]) => [...new Set(files.flatMap((file) => sourceOf(file).codes))].sort()

/** Codes that a file answers itself, so that what opens them through it does not report them. */
const ANSWERED = { by: 'lib/image/compress/as-it-came.ts', codes: /^cannotRemove/ }

const SOURCES = ['lib', 'components', 'app'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file)),
)

const read = (name: string) => JSON.parse(readFileSync(path.join(ROOT, `messages/en/${name}.json`), 'utf8'))

describe.each(CATALOG)('$slug', (tool) => {
  const files = reachableFrom(`app/(ko)/tools/${tool.slug}/[[...need]]/page.tsx`)
  const reached = codesOf(files).filter((code) => !files.includes(ANSWERED.by) || !ANSWERED.codes.test(code))
  const { field: ownFields = {}, ...own }: { field?: object } = read(tool.slug).ui.errors ?? {}

  it('has a message for every error code that its page and its workers can report', async () => {
    const { errors } = (await clientMessages('en', tool)) as { errors: { field: object } }
    const worded = { ...errors, ...errors.field, ...own, ...ownFields }
    expect(reached.filter((code) => !Object.hasOwn(worded, code))).toEqual([])
  })

  it('has no unused messages for error codes', () => {
    expect(Object.keys({ ...own, ...ownFields }).filter((code) => !reached.includes(code))).toEqual([])
  })
})

it('has no unused shared messages for error codes', () => {
  const { field, ...errors } = read('errors')
  const named = codesOf(SOURCES)
  expect([...Object.keys(errors), ...Object.keys(field)].filter((code) => !named.includes(code))).toEqual([])
})

it('finds the source of every error code', () => {
  expect(SOURCES.flatMap((file) => sourceOf(file).untraced)).toEqual([])
})
