import { readFileSync } from 'node:fs'
import { shippedPackages, textsOf, thirdPartyText, withoutRow } from './licenses.mjs'
import { SHIPPED } from './shipped-packages.mjs'

// What may be shipped. Not AGPL, and nothing without a license.
const ACCEPTED = /^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|IJG|Zlib|OFL-1\.1|LGPL-3\.0|GPL-2\.0-or-later)$/
const COPYLEFT = /GPL|MPL/

describe('what is shipped', () => {
  it('every dependency has a row in scripts/build/shipped-packages.mjs, or a reason there for having none', () => {
    expect(withoutRow()).toEqual([])
  })

  it('the license page’s list is up to date (if not: npm run licenses)', () => {
    expect(JSON.parse(readFileSync('lib/third-party.json', 'utf8'))).toEqual(shippedPackages())
  })

  it('stands once each, in alphabetical order', () => {
    const names = SHIPPED.map(({ name }: { name: string }) => name)
    expect(names).toEqual([...new Set(names)].sort())
  })

  it.each(SHIPPED)('$name has an accepted license, its text and a source', (row) => {
    const { license, source } = shippedPackages().find(({ name }) => name === row.name) ?? {}
    for (const part of license.split(' AND ')) expect(part).toMatch(ACCEPTED)
    expect(source).toMatch(/^https:\/\/[\w.-]+\/[\w./-]+$/)
    const texts = textsOf(row)
    expect(texts.join('\n').length).toBeGreaterThan(500)
    if (COPYLEFT.test(license)) expect(texts.join('\n')).toMatch(/GENERAL PUBLIC LICENSE|Mozilla Public License/)
  })

  it('is all in the file of texts, with versions', () => {
    const text = thirdPartyText()
    for (const { name, version, license } of shippedPackages()) {
      expect(text).toContain(`${name} ${version}\nLicense: ${license}\nSource: https://`)
    }
    expect(text).toContain('GNU GENERAL PUBLIC LICENSE\n                       Version 2, June 1991')
    expect(text).toContain('Alliance for Open Media Patent License 1.0')
  })
})
