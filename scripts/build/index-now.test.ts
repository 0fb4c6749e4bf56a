import { keyFile } from './index-now.mjs'

describe('the file that proves an IndexNow key', () => {
  it('has the key as its name and content', () => {
    expect(keyFile('0123abcd-KEY')).toEqual({ name: '0123abcd-KEY.txt', content: '0123abcd-KEY' })
  })

  it('is not there without a key', () => {
    expect(keyFile(undefined)).toBeUndefined()
    expect(keyFile('')).toBeUndefined()
  })

  it.each(['short', '../../etc/passwd', 'a'.repeat(129), 'with space here'])('refuses %s', (key) => {
    expect(() => keyFile(key)).toThrow('SITE_INDEXNOW_KEY')
  })
})
