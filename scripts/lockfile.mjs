/**
 * Adds the binaries of other systems that npm left out of package-lock.json, where the registry did not offer them or npm
 * installed over an existing node_modules. Needs no network; checksums are added by npm where the package is installed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { binaryEntry, missingOptionalPackages } from './optional-packages.mjs'

const LOCKFILE = 'package-lock.json'

const lock = JSON.parse(readFileSync(LOCKFILE, 'utf8'))
const missing = missingOptionalPackages(lock.packages)
const added = missing.map((item) => [`node_modules/${item.name}`, binaryEntry(item)])
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(LOCKFILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added.length} entries added to ${LOCKFILE}`)
