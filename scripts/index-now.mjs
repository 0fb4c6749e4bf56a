/**
 * Puts the file into the built site that proves to IndexNow (Bing, Naver, Yandex …) that its owner sent a change: named and
 * filled with the key of SITE_INDEXNOW_KEY. Without that variable there is no file.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** IndexNow's own rule: 8 to 128 letters, digits and hyphens. */
const KEY = /^[A-Za-z0-9-]{8,128}$/

/** Name and content of the key's file; undefined without a key. Throws on a key that IndexNow would refuse. */
export function keyFile(key) {
  if (!key) return undefined
  if (!KEY.test(key)) throw new Error('SITE_INDEXNOW_KEY: 8 to 128 letters, digits and hyphens')
  return { name: `${key}.txt`, content: key }
}

if (process.argv[1]?.endsWith('index-now.mjs')) {
  const file = keyFile(process.env.SITE_INDEXNOW_KEY?.trim())
  if (file) writeFileSync(path.join('out', file.name), file.content)
}
