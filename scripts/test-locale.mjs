/**
 * Proves that a language is a line in lib/i18n/locales.ts and a folder of messages: `npm run test:locale` adds three
 * pseudo-languages (long words, right to left, no spaces) to a copy of the project, checks its types, builds it and looks
 * at every page of theirs (deploy/test/languages). Nothing of it is shipped.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveFolder } from './static-server.mjs'
import { PSEUDO_LANGUAGES, pseudoMessages } from './pseudo-language.mjs'

const PORT = Number(process.env.HOSTING_PORT ?? '4188')
const LIST = 'lib/i18n/locales.ts'
const codes = Object.keys(PSEUDO_LANGUAGES)

function run(command, cwd) {
  const { status } = spawnSync('bash', ['-c', command], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} failed`)
}

/** The project as it is here, with packages as hard links where the file system allows. */
function copyProject(folder) {
  run(`git ls-files -co --exclude-standard -z | xargs -0 cp --parents -t '${folder}' 2>/dev/null || true`, '.')
  run(`cp -al node_modules '${folder}/' 2>/dev/null || cp -a node_modules '${folder}/'`, '.')
}

function addLanguages(folder) {
  const list = path.join(folder, LIST)
  const before = readFileSync(list, 'utf8')
  const after = before
    .replace(/(LOCALES = \[[^\]]+)\]/, `$1, ${codes.map((code) => `'${code}'`).join(', ')}]`)
    .replace(/(LANGUAGE_NAMES[^}]+?),? \}/, `$1, ${codes.map((code) => `${code}: '${code}'`).join(', ')} }`)
  if (after.split(`'${codes[0]}'`).length !== 3) throw new Error(`${LIST} is not written as this script expects`)
  writeFileSync(list, after)
  for (const code of codes) {
    mkdirSync(path.join(folder, 'messages', code))
    for (const file of readdirSync('messages/en').filter((name) => name.endsWith('.json'))) {
      const words = JSON.parse(readFileSync(path.join('messages/en', file), 'utf8'))
      const text = JSON.stringify(pseudoMessages(words, PSEUDO_LANGUAGES[code]), null, 2)
      writeFileSync(path.join(folder, 'messages', code, file), text)
    }
  }
}

async function lookAtPages(folder) {
  const server = await serveFolder(path.join(folder, 'out'), { port: PORT })
  const env = {
    ...process.env,
    HOSTING_ADDRESS: `http://localhost:${PORT}`,
    HOSTING_FOLDER: path.join(folder, 'out'),
    PSEUDO_LANGUAGES: codes.join(),
  }
  const tests = spawn('npx', ['playwright', 'test', '-c', 'deploy/test', 'languages/'], { stdio: 'inherit', env })
  const status = await new Promise((resolve) => tests.once('exit', resolve))
  await server.close()
  return status
}

const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-locale-'))
let status = 1
try {
  copyProject(folder)
  addLanguages(folder)
  run('npm run --silent typecheck', folder)
  run('npm run --silent build', folder)
  status = await lookAtPages(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
