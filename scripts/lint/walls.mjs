import path from 'node:path'
import { roomOf } from './rooms.mjs'

const NO_WALL = { may: null, message: '', packages: [] }

/** Resolves the module that a file imports to a path in the project, or null for a package. */
function targetOf(specifier, folder) {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? path.posix.join(folder, specifier) : null
}

/** The walls between the project's folders: `import`, `export … from`, `import()` and `import('…')` types alike. */
const walls = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    const { may, message, packages } = roomOf(file) ?? NO_WALL
    const folder = path.posix.dirname(file)
    const check = (node, specifier) => {
      if (typeof specifier !== 'string') return
      if (specifier.startsWith('../')) {
        context.report({ node, message: "Import by '@/…' across folders; './' stays inside one." })
        return
      }
      const target = targetOf(specifier, folder)
      if (target === null) {
        const closed = packages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
        if (closed) context.report({ node, message: `${specifier}: ${message}` })
      } else if (may && !target.startsWith(`${folder}/`) && !may.some((door) => door.test(target))) {
        context.report({ node, message: `${target}: ${message}` })
      }
    }
    const checkSource = (node) => node.source && check(node, node.source.value)
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression(node) {
        if (node.source.type === 'Literal') check(node, node.source.value)
        else context.report({ node, message: 'import() names its module, so that the walls can be checked.' })
      },
      TSImportType: (node) => check(node, (node.source ?? node.argument?.literal)?.value),
    }
  },
}

/** A plugin of the linter. */
export default { meta: { name: 'toolbox' }, rules: { walls } }
