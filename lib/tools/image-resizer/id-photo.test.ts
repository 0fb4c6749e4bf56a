import { withDensity } from '@/lib/image/formats/density'
import { documentOf, documents, dpiOf, photoName, plainNames } from './documents'
import { sheetOf } from './sheet'

describe.each(documents)('$id', (document) => {
  const { print, pixels } = document

  it('has pixels in the ratio of the print, at the dots per inch that the file states', () => {
    expect(Math.abs((pixels.width / print.width) * print.height - pixels.height)).toBeLessThan(1)
    expect(Math.abs((dpiOf(document) / 25.4) * print.width - pixels.width)).toBeLessThan(1)
    expect([292, 300, 600]).toContain(dpiOf(document))
  })

  it('leaves room for the largest head', () => {
    const head = 'head' in document ? document.head : { above: 0, most: 0 }
    expect(head.above + head.most).toBeLessThan(print.height - 2)
  })

  it('fits on a sheet several times, apart from each other and within the paper', () => {
    const { width, height, photos } = sheetOf(print)
    expect(width * height).toBe(1181 * 1772)
    expect(photos.length).toBeGreaterThan(1)
    for (const { x, y, width: wide, height: high } of photos) {
      expect(Math.min(x, y, width - x - wide, height - y - high)).toBeGreaterThanOrEqual(20)
    }
  })
})

/** What the offices publish (`id-photo-…` in data/facts.json): mm of the print, pixels, mm of the head and above it, kilobytes. */
it.each([
  ['koreanPassport', '35×45', '413×531', '32–36 below 4', '0–500'],
  ['koreanIdCard', '35×45', '413×531', '', '0–'],
  ['korean3x4', '30×40', '354×472', '', '0–'],
  ['korean25x3', '25×30', '295×354', '', '0–'],
  ['japanesePassport', '35×45', '827×1063', '32–36 below 4', '0–'],
  ['japaneseMyNumber', '35×45', '827×1063', '', '20–7000'],
  ['japaneseResume', '30×40', '354×472', '', '0–'],
  ['japaneseLicense', '24×30', '283×354', '', '0–'],
  ['us', '50.8×50.8', '600×600', '25.4–34.9 below 5.5', '0–240'],
  ['uk', '35×45', '827×1063', '29–34 below 5', '50–10000'],
  ['schengen', '35×45', '413×531', '32–36 below 4', '0–'],
  ['canada', '50×70', '591×827', '31–36 below 13', '0–'],
  ['china', '33×48', '380×553', '28–33 below 4', '40–120'],
])('%s has the measures that its office asks for', (id, ...measures) => {
  const { print, pixels, head, leastKb = 0, mostKb = '' } = documentOf(id)!
  expect([
    `${print.width}×${print.height}`,
    `${pixels.width}×${pixels.height}`,
    head ? `${head.least}–${head.most} below ${head.above}` : '',
    `${leastKb}–${mostKb}`,
  ]).toEqual(measures)
})

/** What the visitor is shown as the rule's origin: the office's page and the year in which it was read. */
it.each([
  ['koreanPassport', 'https://www.passport.go.kr/ 2026'],
  ['koreanIdCard', 'https://www.law.go.kr/ 2025'],
  ['korean3x4', 'https://www.law.go.kr/ 2025'],
  ['korean25x3', 'https://www.law.go.kr/ 2025'],
  ['japanesePassport', 'https://www.mofa.go.jp/mofaj/toko/passport/ic_photo.html 2025'],
  ['japaneseMyNumber', 'https://www.kojinbango-card.go.jp/apprec/apply/facephoto/ 2025'],
  ['japaneseResume', 'https://www.mhlw.go.jp/stf/newpage_kouseisaiyou030416.html 2021'],
  ['japaneseLicense', 'https://www.police.pref.gunma.jp/675660.html 2024'],
  ['us', 'https://travel.state.gov/en/passports/apply/help/photos.html 2026'],
  ['uk', 'https://www.gov.uk/photos-for-passports 2025'],
  ['schengen', 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en 2025'],
  ['canada', 'https://www.canada.ca/en/immigration-refugees-citizenship/services/canadian-passports/photos.html 2026'],
  ['china', 'https://www.visaforchina.cn/ 2025'],
])('%s names its source and year', (id, origin) => {
  const { source, year } = documentOf(id)!
  expect(`${source} ${year}`).toBe(origin)
})

it('puts eight passport photos or nine of 3 × 4 cm on the paper', () => {
  expect(sheetOf({ width: 35, height: 45 }).photos).toHaveLength(8)
  expect(sheetOf({ width: 30, height: 40 }).photos).toHaveLength(9)
  expect(sheetOf({ width: 35, height: 45 }).across).toHaveLength(8)
})

it('leaves two millimeters at the edges and between the photos', () => {
  // Four of 23 mm with five gaps would take 102 of the 100 mm.
  const { photos, across, down } = sheetOf({ width: 23, height: 72 })
  expect(photos).toHaveLength(6)
  expect(across.map((x) => Math.round((x / 300) * 25.4 * 2) / 2)).toEqual([13.5, 36.5, 38.5, 61.5, 63.5, 86.5])
  expect(down).toEqual([24, 874, 898, 1748])
  expect(photos[4]).toEqual({ x: across[2], y: down[2], width: 272, height: 850 })
})

it('lays the paper where more photos fit so', () => {
  expect(sheetOf({ width: 50, height: 70 })).toMatchObject({ width: 1181, height: 1772 })
  expect(sheetOf({ width: 45, height: 45 }).photos).toHaveLength(6)
  expect(sheetOf({ width: 70, height: 45 })).toMatchObject({ width: 1772, height: 1181 })
})

describe('dots per inch', () => {
  const rest = [0xff, 0xdb, 0, 2]

  it('replace those of a JFIF header, or come with one', () => {
    const plain = Uint8Array.from([0xff, 0xd8, ...rest])
    const stated = withDensity(plain, 300)
    const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, 1, 44, 1, 44, 0, 0]
    expect([...stated]).toEqual([0xff, 0xd8, ...jfif, ...rest])
    expect(withDensity(withDensity(plain, 72), 300)).toEqual(stated)
  })

  it('follow the header of a PNG, per meter', () => {
    const png = Uint8Array.from([...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...new Uint8Array(25), 1, 2, 3])
    const stated = Buffer.from(withDensity(png, 300))
    expect(stated.subarray(33, 41).toString('latin1')).toBe('\0\0\0\x09pHYs')
    expect([stated.readUInt32BE(41), stated.readUInt32BE(45), stated[49]]).toEqual([11811, 11811, 1])
    expect([...stated.subarray(54)]).toEqual([1, 2, 3])
  })

  it('are stated in no other kind of file', () => {
    const gif = Uint8Array.from(Buffer.from('GIF89a'))
    expect(withDensity(gif, 300)).toBe(gif)
  })
})

describe('names of photos for forms', () => {
  it('have plain letters and digits', () => {
    expect(plainNames(['Kim Min-su (2).jpg'])).toEqual(['Kim_Min-su_2'])
    expect(plainNames(['20260101_1.jpg'])).toEqual(['20260101_1'])
    expect(plainNames(['김민수 1.jpg'])).toEqual(['photo'])
    expect(photoName('photo', documentOf('us')!)).toBe('photo_us_600x600.jpg')
  })

  it('are all different', () => {
    const names = ['김민수 1.jpg', '田中.heic', 'a.jpg', 'a.png', '이영희 1.jpg']
    expect(plainNames(names)).toEqual(['photo1', 'photo2', 'a', 'a_4', 'photo5'])
  })
})
