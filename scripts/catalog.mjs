/**
 * Lists every tool, and every need of one, in lib/tools/catalog.generated.ts, and what the box asks in answers.generated.ts, so that a tool is
 * its own folders and no row elsewhere. Next's configuration calls it, so the lists are current in development, builds, type checks and unit
 * tests; git ignores them.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'lib/tools'
const LIST = path.join(FOLDER, 'catalog.generated.ts')
const ANSWERS = path.join(FOLDER, 'answers.generated.ts')

/** The file that lists the needs of a tool. */
export function needsFile(slug) {
  return path.join(FOLDER, slug, 'needs.ts')
}

/** The tool that answers a need. */
export function toolOfNeed(need) {
  return readdirSync(FOLDER).find(
    (slug) => existsSync(needsFile(slug)) && readFileSync(needsFile(slug), 'utf8').includes(`  '${need}': `),
  )
}

function camelCase(slug) {
  return slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

function catalogOf(slugs) {
  const withNeeds = slugs.filter((slug) => existsSync(needsFile(slug)))
  const imports = slugs.flatMap((slug) => [
    `import { tool as ${camelCase(slug)} } from './${slug}/tool'`,
    `import type ${camelCase(slug)}Words from '@/messages/en/${slug}.json'`,
  ])
  return `// Written by scripts/catalog.mjs from the folders of lib/tools that describe a tool.
import type { Needs, ToolDescription } from './description'
${imports.join('\n')}
${withNeeds.map((slug) => `import { needs as ${camelCase(slug)}Needs } from './${slug}/needs'`).join('\n')}

export const TOOLS: readonly ToolDescription[] = [${slugs.map(camelCase).join(', ')}]

/** The needs that each tool answers, by its slug. */
export const NEEDS_OF: Readonly<Record<string, Needs>> = {
${withNeeds.map((slug) => `  '${slug}': ${camelCase(slug)}Needs,`).join('\n')}
}

/** What each tool's screen says, under its slug. */
export interface ToolUi {
${slugs.map((slug) => `  '${slug}': (typeof ${camelCase(slug)}Words)['ui']`).join('\n')}
}
`
}

function answersOf(slugs) {
  return `// Written by scripts/catalog.mjs from the answer.ts of each tool.
import type { ToolAnswer } from '@/lib/answers/answer'

/** Loads the answer of each tool that has one, by slug. */
export const ANSWERS: Readonly<Record<string, () => Promise<{ readonly answer: ToolAnswer }>>> = {
${slugs.map((slug) => `  '${slug}': () => import('./${slug}/answer'),`).join('\n')}
}
`
}

function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** Writes the lists if they are not what the folders say. */
export function writeCatalog() {
  const having = (file) => readdirSync(FOLDER).filter((slug) => existsSync(path.join(FOLDER, slug, file)))
  write(LIST, catalogOf(having('tool.ts')))
  write(ANSWERS, answersOf(having('answer.ts')))
}
