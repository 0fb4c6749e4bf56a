/** IndexNow's own rule: 8 to 128 letters, digits and hyphens. */
const KEY = /^[A-Za-z0-9-]{8,128}$/

/** Name and content of the key's file; undefined without a key. Throws on a key that IndexNow would refuse. */
export function keyFile(key) {
  if (!key) return undefined
  if (!KEY.test(key)) throw new Error('SITE_INDEXNOW_KEY: 8 to 128 letters, digits and hyphens')
  return { name: `${key}.txt`, content: key }
}

export const indexNow = {
  name: 'index-now',
  why: 'The file named after the key proves to IndexNow (Bing, Naver, Yandex …) that the owner reported a change.',
  run(site) {
    const file = keyFile(process.env.SITE_INDEXNOW_KEY?.trim())
    if (!file) return 'no SITE_INDEXNOW_KEY, no file'
    site.write(file.name, file.content)
    return '1 key file'
  },
}
