/**
 * Serves `out/` as a host would and runs `deploy/test` against it: Debian's nginx, and Caddy, each with our own file, on
 * loopback. Installs what is missing with apt-get. `npm run test:hosting nginx` runs one of them;
 * what follows goes to Playwright.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PORT = process.env.HOSTING_PORT ?? '4187'
const ROOT = path.resolve('out')
const PACKAGES = { nginx: ['nginx', 'libnginx-mod-http-brotli-static'], caddy: ['caddy'] }

/** Files below `folder` and the command that serves `out/` with them. */
const servers = {
  nginx(folder) {
    const replaced = readFileSync('deploy/nginx/toolbox.conf', 'utf8')
      .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${PORT};`)
      .replaceAll('/var/www/toolbox', ROOT)
    mkdirSync(path.join(folder, 'toolbox'))
    for (const name of ['headers.conf', 'brotli.conf']) cpSync(`deploy/nginx/${name}`, `${folder}/toolbox/${name}`)
    cpSync('/etc/nginx/mime.types', `${folder}/mime.types`)
    writeFileSync(`${folder}/toolbox.conf`, replaced)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(' ')
    // As root, nginx's workers would run as nobody, who cannot read the tester's folder.
    const user = process.getuid() === 0 ? 'user root;' : ''
    writeFileSync(
      `${folder}/nginx.conf`,
      `${user} pid ${folder}/pid; error_log stderr; include /etc/nginx/modules-enabled/*.conf;
       events {} http { access_log off; ${temporary} include toolbox.conf; }`,
    )
    return ['nginx', ['-c', `${folder}/nginx.conf`, '-g', 'daemon off;']]
  },
  caddy() {
    return ['caddy', ['run', '--config', path.resolve('deploy/caddy/Caddyfile'), '--adapter', 'caddyfile']]
  },
}

function ensureInstalled(name) {
  if (spawnSync('which', [name]).status === 0) return
  const sudo = process.getuid() === 0 ? [] : ['sudo']
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...PACKAGES[name]]]) {
    console.log(`> apt-get ${command.join(' ')}`)
    const [program, ...args] = [...sudo, 'apt-get', ...command]
    execFileSync(program, args, { stdio: 'inherit' })
  }
}

async function answering(address) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} is not served`)
}

async function testBehind(name) {
  ensureInstalled(name)
  const folder = mkdtempSync(path.join(tmpdir(), 'toolbox-hosting-'))
  const [program, args] = servers[name](folder)
  const address = `http://localhost:${PORT}`
  const settings = { TOOLBOX_ADDRESS: address, TOOLBOX_ROOT: ROOT, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder }
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...settings } })
  try {
    await answering(`${address}/robots.txt`)
    console.log(`\n— hosting: ${name}`)
    const environment = { ...process.env, HOSTING_ADDRESS: address }
    return spawnSync('npx', ['playwright', 'test', '-c', 'deploy/test', 'hosts/', ...process.argv.slice(3)], {
      stdio: 'inherit',
      env: environment,
    }).status
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

if (!existsSync(`${ROOT}/index.html.br`)) execFileSync('npm', ['run', 'build:deploy'], { stdio: 'inherit' })
const wanted = process.argv[2] ? [process.argv[2]] : Object.keys(servers)
let failures = 0
for (const name of wanted) if ((await testBehind(name)) !== 0) failures += 1
process.exit(failures > 0 ? 1 : 0)
