import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Fields } from '@/lib/core/fields'
import { CATALOG } from '@/lib/tools/catalog'
import type { ToolDescription } from '@/lib/tools/description'

const ROOT = path.join(__dirname, '../../lib/tools')

/** The declared fields of a tool; a tool whose only inputs are keys has none. */
export function fieldsOf(slug: string): Fields {
  const file = path.join(ROOT, slug, 'fields.ts')
  if (!existsSync(file)) return {}
  // oxlint-disable-next-line typescript/no-require-imports -- Jest has no asynchronous table of tests
  const declared = require(file) as Readonly<Record<string, Fields>>
  const name = `${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Fields`
  const fields = declared[name]
  if (!fields) throw new Error(`${file} exports no ${name}`)
  return fields
}

/** Every tool that has fields, with them. */
export const TOOL_FIELDS: readonly { tool: ToolDescription; slug: string; fields: Fields }[] = CATALOG.map((tool) => ({
  tool,
  slug: tool.slug,
  fields: fieldsOf(tool.slug),
})).filter(({ fields }) => Object.keys(fields).length > 0)
