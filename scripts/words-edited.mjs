/**
 * Has `npm run dev` show an edited text at once. Files of words are read, not imported (lib/i18n/messages.ts), so Next does not
 * notice a change. lib/i18n/edited.generated.ts, which messages.ts imports, gets the time of each; git ignores it.
 */
import { existsSync, readdirSync, readFileSync, statSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'

const WORDS = 'messages'
const STAMP = 'lib/i18n/edited.generated.ts'

/** Several processes of Next read its configuration and watch: only the first of them writes. */
function write(time) {
  const text = `// Written by scripts/words-edited.mjs.\nexport const EDITED = ${time}\n`
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== text) writeFileSync(STAMP, text)
}

/** Writes the file if it is missing and, in development, whenever a file of words changes. */
export function stampEditedWords() {
  if (!existsSync(STAMP)) write(0)
  if (process.env.NODE_ENV !== 'development') return
  const entries = readdirSync(WORDS, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
  for (const folder of folders) {
    watch(folder, { persistent: false }, (_, name) => {
      const file = statSync(path.join(folder, name ?? ''), { throwIfNoEntry: false })
      if (file) write(file.mtimeMs)
    })
  }
}
