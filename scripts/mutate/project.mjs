/** The sources as the mutation run sees them: what can be mutated, which tests reach it, what still compiles. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { writeCatalog } from '../catalog.mjs'
import { faultsOf } from './faults.mjs'

const ROOT = process.cwd()
const SOURCE = /^(lib|components)\/.*\.tsx?$/
const TEST = /\.test\.tsx?$/
const NO_SOURCE = /\.d\.ts$|\/test-[^/]*$|\.test\.tsx?$/
/** Screens are for the browser tests; a component's own logic lies in a .ts file that knows no React. */
const SCREEN = /\.tsx$|from 'react'/
/** Imports that leave no trace in the code that runs: a test behind them notices nothing. */
const TYPES_ONLY = /^(import|export) type [^']* from '[^']+'/gm

const nameOf = (file) => relative(ROOT, file)

/** Tests with the number of imports between them and a source, its own first, then the nearest, by the source they reach. */
function testsBySource(program) {
  const options = program.getCompilerOptions()
  const importsOf = new Map()
  const imported = (file) => {
    if (!importsOf.has(file)) {
      const code = (ts.sys.readFile(file) ?? '').replace(TYPES_ONLY, '')
      const { importedFiles } = ts.preProcessFile(code, true, true)
      const found = importedFiles
        .map(({ fileName }) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule?.resolvedFileName)
        .filter((target) => target && SOURCE.test(nameOf(target)) && !target.includes('/node_modules/'))
      importsOf.set(file, found)
    }
    return importsOf.get(file)
  }
  const reached = new Map()
  for (const test of program.getRootFileNames().filter((file) => TEST.test(file))) {
    const distances = new Map([[test, 0]])
    for (const [file, distance] of distances)
      for (const target of imported(file)) if (!distances.has(target)) distances.set(target, distance + 1)
    for (const [file, distance] of distances) {
      if (!reached.has(file)) reached.set(file, [])
      reached.get(file).push({ test, distance })
    }
  }
  for (const [file, tests] of reached) {
    const own = file.replace(/tsx?$/, 'test.')
    const isOwn = ({ test }) => Number(test.startsWith(own))
    tests.sort((a, b) => isOwn(b) - isOwn(a) || a.distance - b.distance || a.test.localeCompare(b.test))
  }
  return reached
}

/** Name of the outermost constant or function that a place in a file belongs to. */
function declarationAt(source, position) {
  const statement = source.statements.find((one) => one.getStart(source) <= position && position < one.getEnd())
  if (!statement) return ''
  if (!ts.isVariableStatement(statement)) return statement.name?.text ?? ''
  const declarations = statement.declarationList.declarations
  return (
    declarations.find((one) => one.getStart(source) <= position && position < one.getEnd())?.name.getText(source) ?? ''
  )
}

/** Opens the project of the working directory. */
export function openProject() {
  // What imports a tool's description is read off this list, which a fresh clone lacks.
  writeCatalog()
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
      },
    },
  )
  const fileNames = config.fileNames.filter(
    (file) => SOURCE.test(nameOf(file)) || TEST.test(file) || /\.d\.m?ts$/.test(file),
  )
  const changed = new Map()
  const host = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...config.options, incremental: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => {
      const text = changed.get(file)
      return text === undefined ? '0' : createHash('sha1').update(text).digest('hex')
    },
    getScriptSnapshot: (file) => {
      const text = changed.get(file) ?? ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  }
  const service = ts.createLanguageService(host)
  const program = service.getProgram()
  const reached = testsBySource(program)

  return {
    /** Every fault that can be put into a file whose name begins with `prefix`. */
    faults(prefix) {
      const checker = program.getTypeChecker()
      return fileNames.flatMap((file) => {
        const name = nameOf(file)
        if (!SOURCE.test(name) || NO_SOURCE.test(name) || !name.startsWith(prefix)) return []
        const source = program.getSourceFile(file)
        if (SCREEN.test(name) || SCREEN.test(source.text)) return []
        return faultsOf(source, checker).map((fault) => ({ ...fault, file, name, source }))
      })
    },
    /** Paths of the tests that import the file, its own and the nearest first. */
    testsOf: (file) => (reached.get(file) ?? []).map(({ test }) => test),
    /** The source with the fault in it. */
    mutated: ({ source, start, end, text }) => source.text.slice(0, start) + text + source.text.slice(end),
    /** Whether the file compiles as well with the fault as without it: what the compiler notices needs no test. */
    compiles(fault) {
      changed.set(fault.file, this.mutated(fault))
      const broken =
        service.getSemanticDiagnostics(fault.file).length + service.getSyntacticDiagnostics(fault.file).length > 0
      changed.delete(fault.file)
      return !broken
    },
    declarationOf: ({ source, start }) => declarationAt(source, start),
    /** `file:line`, the line and what it became. */
    describe(fault) {
      const { line } = fault.source.getLineAndCharacterOfPosition(fault.start)
      const mutated = this.mutated(fault).split('\n')[line].trim()
      const original = fault.source.text.split('\n')[line].trim()
      return `${fault.name}:${line + 1} (${fault.kind})\n    ${original}\n  → ${mutated}`
    },
  }
}

/** Names of the constants of each file that are set by ear, eye or measurement, where any near value is as right. */
export function readTuning() {
  const groups = JSON.parse(readFileSync(new URL('tuning.json', import.meta.url), 'utf8'))
  return new Map(groups.flatMap(({ constants }) => Object.entries(constants)))
}
