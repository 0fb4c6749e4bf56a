import { buildSync } from 'esbuild'

/**
 * Text of an inline script that calls the function `name` exported by a TypeScript module (path from the project's root) with
 * JSON arguments, in syntax of a year.
 */
export function inlineScript(module, name, args, target = 'es2020') {
  const call = `import { ${name} } from './${module}'\n${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
  const { outputFiles } = buildSync({
    stdin: { contents: call, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0].text.trim()
}
