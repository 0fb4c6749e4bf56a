import { buildSync } from 'esbuild'

/**
 * Text of an inline script that calls the function `name` exported by a TypeScript module (path from the project's root) with
 * JSON arguments. In syntax of 2017, it runs where it has to detect that the browser is too old.
 */
export function inlineScript({ module, name, target = 'es2017' }, ...args) {
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
