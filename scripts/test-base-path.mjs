/**
 * Builds the site for a folder of a domain, serves it there as GitHub Pages would and runs `deploy/test/base-path` against it.
 * An `out/` that is there already is put back afterwards.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveFolder } from './static-server.mjs'

const BASE = '/toolbox'
const PORT = Number(process.env.HOSTING_PORT ?? '4187')
const KEPT = 'out.kept'

function build(folder) {
  if (existsSync('out')) renameSync('out', KEPT)
  try {
    const env = { ...process.env, BASE_PATH: BASE, SITE_URL: 'https://owner.example' }
    const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', env })
    if (status === 0) cpSync('out', folder, { recursive: true })
    return status === 0
  } finally {
    rmSync('out', { recursive: true, force: true })
    if (existsSync(KEPT)) renameSync(KEPT, 'out')
  }
}

function runTests(folder) {
  const env = {
    ...process.env,
    HOSTING_ADDRESS: `http://localhost:${PORT}`,
    HOSTING_BASE: BASE,
    HOSTING_FOLDER: folder,
  }
  const tests = spawn('npx', ['playwright', 'test', '-c', 'deploy/test', 'base-path/'], { stdio: 'inherit', env })
  return new Promise((resolve) => tests.once('exit', resolve))
}

const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-base-path-'))
let status = 1
if (build(folder)) {
  const server = await serveFolder(folder, { base: BASE, port: PORT })
  status = await runTests(folder)
  await server.close()
}
rmSync(folder, { recursive: true, force: true })
process.exit(status)
