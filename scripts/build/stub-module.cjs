/**
 * Loader that replaces a module which the built pages carry and never use: the names it exports stay, each becomes a
 * function that returns its first argument. Next's modules list their exported names in a statement of their own. The
 * option `record` names a file to write, so that the build can tell that the module was met.
 */
const { mkdirSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const EXPORTED_LIST = /0 && \(module\.exports = \{([^}]*)\}\)/
const EXPORTED_ONE = /Object\.defineProperty\(exports, "(?!__esModule)(\w+)"/g

module.exports = function stubModule(source) {
  const list = EXPORTED_LIST.exec(source)
  const names = list ? list[1].matchAll(/(\w+): null/g) : source.matchAll(EXPORTED_ONE)
  const lines = [...names].map(([, name]) => `exports.${name} = (first) => first`)
  if (lines.length === 0) throw new Error(`${this.resourcePath} exports nothing that could become a stub`)
  const { record } = this.getOptions()
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, '')
  return ['Object.defineProperty(exports, "__esModule", { value: true })', ...lines].join('\n')
}
