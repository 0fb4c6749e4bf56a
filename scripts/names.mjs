/** Writes docs/names.md and the spoken names of each tool from the built site: `npm run names`, after `npm run build`. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ensureBrowser } from './ensure-browser.mjs'

const ROWS = 'reports/names'
const HEAD = `# Public names

The names by which a tool's page is addressed from outside: by shared links, by the tests, by whoever drives a page. Once
listed, a name does not change. \`npm run names\` writes this file from the built site; \`e2e/states.spec.ts\` fails where the
two differ, at a name that is gone in \`npm run test:full\` only. A control's type and its values, a button's values and a
table's columns are in brackets.

| tool | controls | buttons and tabs | outputs | tables | other parts |
| --- | --- | --- | --- | --- | --- |
`

ensureBrowser()
rmSync(ROWS, { recursive: true, force: true })
const { status } = spawnSync('npx playwright test states.spec names.spec --update-snapshots', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, NAMES: 'write' },
})
if (status !== 0) process.exit(1)
const rows = readdirSync(ROWS).sort()
writeFileSync('docs/names.md', HEAD + rows.map((file) => readFileSync(`${ROWS}/${file}`, 'utf8')).join(''))
