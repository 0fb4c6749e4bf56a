import { cleanName, dataName } from './names'

test('names of downloads', () => {
  expect(cleanName('제주 여행.JPG')).toBe('clean_제주 여행.JPG')
  expect(dataName('IMG.0042.jpg', 'json')).toBe('exif_data_IMG.0042.json')
  expect(dataName('scan', 'txt')).toBe('exif_data_scan.txt')
})
