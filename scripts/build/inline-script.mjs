import { buildSync } from 'esbuild'

/**
 * Text of a script to stand in a page: it calls the function `name` that a TypeScript module (path from the project's root)
 * exports, with arguments that JSON can hold. It runs in browsers of 2017, which learn there that others are needed.
 */
export function inlineScript(module, name, ...args) {
  const call = `import { ${name} } from './${module}'\n${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
  const { outputFiles } = buildSync({
    stdin: { contents: call, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2017',
    charset: 'utf8',
    write: false,
  })
  return outputFiles[0].text.trim()
}
