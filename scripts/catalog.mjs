/**
 * Lists every tool, and every need of one, in lib/tools/catalog.generated.ts, so that a tool is its own folders and no row elsewhere. Next's
 * configuration calls it, so the list is current in development, builds, type checks and unit tests; git ignores it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'lib/tools'
const LIST = path.join(FOLDER, 'catalog.generated.ts')

function camelCase(slug) {
  return slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** The needs of a tool: the files of its folder `needs`. */
function needsOf(slug) {
  const folder = path.join(FOLDER, slug, 'needs')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).map((file) => path.basename(file, '.ts'))
  return names.sort().map((need) => ({ file: `./${slug}/needs/${need}`, name: camelCase(need) }))
}

function catalogOf(slugs) {
  const needs = slugs.flatMap(needsOf)

  const imports = slugs.flatMap((slug) => [
    `import { tool as ${camelCase(slug)} } from './${slug}/tool'`,
    `import type ${camelCase(slug)}Words from '@/messages/en/${slug}.json'`,
  ])
  return `// Written by scripts/catalog.mjs from the folders of lib/tools that describe a tool.
import type { NeedDescription, ToolDescription } from './description'
${imports.join('\n')}
${needs.map(({ file, name }) => `import { need as ${name}Need } from '${file}'`).join('\n')}

export const TOOLS: readonly ToolDescription[] = [${slugs.map(camelCase).join(', ')}]

export const NEEDS: readonly NeedDescription[] = [${needs.map(({ name }) => `${name}Need`).join(', ')}]

/** What each tool's screen says, under its slug. */
export interface ToolUi {
${slugs.map((slug) => `  '${slug}': (typeof ${camelCase(slug)}Words)['ui']`).join('\n')}
}
`
}

/** Writes the list if it is not what the folders say. */
export function writeCatalog() {
  const slugs = readdirSync(FOLDER).filter((slug) => existsSync(path.join(FOLDER, slug, 'tool.ts')))
  const catalog = catalogOf(slugs)
  if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== catalog) writeFileSync(LIST, catalog)
}
