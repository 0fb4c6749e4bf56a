/**
 * Loader of a module that the built pages carry and never use: keeps the names it exports and makes each a function that
 * gives back its first argument. Next's modules list their exported names in a statement of their own.
 */
const EXPORTED_LIST = /0 && \(module\.exports = \{([^}]*)\}\)/
const EXPORTED_ONE = /Object\.defineProperty\(exports, "(?!__esModule)(\w+)"/g

module.exports = function emptied(source) {
  const list = EXPORTED_LIST.exec(source)
  const names = list ? list[1].matchAll(/(\w+): null/g) : source.matchAll(EXPORTED_ONE)
  const lines = [...names].map(([, name]) => `exports.${name} = (first) => first`)
  if (lines.length === 0) throw new Error(`${this.resourcePath} exports nothing that could be emptied`)
  return ['Object.defineProperty(exports, "__esModule", { value: true })', ...lines].join('\n')
}
