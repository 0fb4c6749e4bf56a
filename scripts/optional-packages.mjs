const BINARY =
  /[-/](?:(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(?<cpu>\w+?)(?:-(?<abi>\w+))?|(?<wasm>wasm32)-wasi)$/

/** Folders where Node looks for a package required by the one at `place`, nearest first; '' is the project itself. */
function searchPath(place) {
  const end = place.lastIndexOf('node_modules/')
  return place === '' ? [''] : [`${place}/`, ...searchPath(place.slice(0, end).replace(/\/$/, ''))]
}

/**
 * Optional dependencies that have no entry in a lockfile, which `npm ci` refuses. `packages`: the field of
 * package-lock.json. Out come name, version and, if only development needs it, `dev`.
 */
export function missingOptionalPackages(packages) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !searchPath(place).some((folder) => packages[`${folder}node_modules/${name}`]))
      .map(([name, version]) => ({ name, version, dev })),
  )
}

/**
 * Lockfile entry of a binary, from its name: `…-linux-x64-gnu` runs on Linux, x64, with glibc. Throws for other packages.
 * @param {{ name: string, version: string, dev?: boolean }} missing
 */
export function binaryEntry({ name, version, dev }) {
  const { os, cpu, abi, wasm } = BINARY.exec(name)?.groups ?? {}
  if (!/^\d+\.\d+\.\d+$/.test(version) || !(cpu ?? wasm))
    throw new Error(`${name}@${version} is no binary for one system`)
  const libc = { gnu: ['glibc'], musl: ['musl'] }[abi]
  return { version, cpu: [cpu ?? wasm], dev, libc, optional: true, os: os && [os] }
}
