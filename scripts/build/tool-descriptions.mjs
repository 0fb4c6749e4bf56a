import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'

const FOLDER = 'lib/tools'

/** What every lib/tools/<slug>/tool.ts exports as `tool`; these files import nothing but types, so they run as they are. */
export function toolDescriptions() {
  return readdirSync(FOLDER)
    .map((slug) => path.join(FOLDER, slug, 'tool.ts'))
    .filter((file) => existsSync(file))
    .map((file) => {
      const commonJs = { exports: {} }
      runInNewContext(transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs' }).code, {
        module: commonJs,
      })
      return commonJs.exports.tool
    })
}
