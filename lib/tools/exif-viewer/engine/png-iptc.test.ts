import { readTags } from './metadata'
import { iptcAsJpeg } from './png-iptc'

/** IIM data set 2:90, City, `서울` (IPTC-NAA IIM 4.2), in a Photoshop resource 0x0404. */
const CITY = `1c025a0006${Buffer.from('서울').toString('hex')}`
const RESOURCE = `3842494d04040000${(CITY.length / 2).toString(16).padStart(8, '0')}${CITY}00`
const PROFILE = `\nIPTC profile\n      ${RESOURCE.length / 2}\n${RESOURCE.replace(/.{1,72}/g, '$&\n')}`

test('IPTC in the text of a PNG is found by the parser', async () => {
  const jpeg = iptcAsJpeg(PROFILE)
  const tags = jpeg ? await readTags(jpeg) : []
  expect(tags.find(({ name }) => name === 'City')).toMatchObject({ group: 'iptc', text: '서울' })
})

test.each(['', 'text', '\niptc\n 4\n00', '\niptc\n 1\nzz', `\niptc\n 70000\n${'00'.repeat(70_000)}`])(
  'no profile: %.20j',
  (text) => expect(iptcAsJpeg(text)).toBeNull(),
)
