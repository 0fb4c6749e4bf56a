/**
 * Loader that puts another module in the place of one of Next's; the option `by` is its path from the module's folder, nothing
 * leaves an empty module. The option `record` names a file to write, so that the build can tell that the module was met.
 */
const { mkdirSync, writeFileSync } = require('node:fs')
const path = require('node:path')

module.exports = function replaceModule() {
  const { by, record } = this.getOptions()
  mkdirSync(path.dirname(record), { recursive: true })
  writeFileSync(record, '')
  return by ? `module.exports = require('${by}')` : ''
}
