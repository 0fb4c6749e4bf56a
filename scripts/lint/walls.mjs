import path from 'node:path'

const ROOT = process.cwd()

function roomOf(file) {
  return path.relative(ROOT, file).split(path.sep).join('/')
}

/** Reads the module a file asks for as a path below the project, or null for a package. */
function targetOf(specifier, folder) {
  if (specifier.startsWith('@/')) return specifier.slice(2)
  return specifier.startsWith('.') ? path.posix.join(folder, specifier) : null
}

/**
 * The walls between the project's folders: `import`, `export … from`, `import()` and `import('…')` types alike.
 * Options: `may`, regular expressions of what the folder opens ('' for its own), `packages` it never opens, `message`.
 */
export const walls = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const { may = null, packages = [], message = '' } = context.options[0] ?? {}
    const folder = path.posix.dirname(roomOf(context.filename))
    const allowed = may?.map((door) => new RegExp(`^(?:${door})`))
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
      } else if (allowed && !target.startsWith(`${folder}/`) && !allowed.some((door) => door.test(target))) {
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
