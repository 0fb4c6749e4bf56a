import { partedFiles } from './read-folders'

const file = (name: string, type = '') => new File([], name, { type })

test('pictures are taken by their type or extension, other files are named, hidden ones are neither', () => {
  const files = [
    file('a.jpg', 'image/jpeg'),
    file('b.HEIC'),
    file('notes.txt', 'text/plain'),
    file('.DS_Store'),
    file('Thumbs.db'),
  ]
  const { wanted, others } = partedFiles(files, 'image/*,.heic,.tif')
  expect(wanted.map(({ name }) => name)).toEqual(['a.jpg', 'b.HEIC'])
  expect(others).toEqual(['notes.txt'])
})

test('a tool that takes documents takes those', () => {
  expect(partedFiles([file('scan.pdf', 'application/pdf')], 'image/*,application/pdf').others).toEqual([])
})
