import { filesIn, partedFiles } from './read-folders'

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

/** A file in a folder, as the drop of it gives it; it has no path of its own. */
function fileEntry(path: string) {
  const file = new File(['a'], path.slice(path.lastIndexOf('/') + 1))
  return { isFile: true, name: file.name, fullPath: path, file: (resolve: (given: File) => void) => resolve(file) }
}

/** A folder that tells of its entries two at a time. */
function folderEntry(path: string, ...inside: object[]) {
  const createReader = () => {
    const left = [...inside]
    return { readEntries: (resolve: (found: object[]) => void) => resolve(left.splice(0, 2)) }
  }
  return { isFile: false, name: path.slice(path.lastIndexOf('/') + 1), fullPath: path, createReader }
}

test('all files of dropped folders come with their paths, those numbered in the order of their numbers', async () => {
  const trip = folderEntry(
    '/Trip',
    fileEntry('/Trip/10.jpg'),
    fileEntry('/Trip/9.jpg'),
    folderEntry('/Trip/day', fileEntry('/Trip/day/b.jpg'), fileEntry('/Trip/day/a.jpg')),
    fileEntry('/Trip/1.jpg'),
    folderEntry('/Trip/empty'),
  )
  const { files } = await filesIn([trip, fileEntry('/alone.png')] as never)
  expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    'Trip/1.jpg',
    'Trip/9.jpg',
    'Trip/10.jpg',
    'Trip/day/a.jpg',
    'Trip/day/b.jpg',
    'alone.png',
  ])
})

test('what cannot be read is named, and the rest is there', async () => {
  const refuse = (_: unknown, reject: (error: Error) => void) => reject(new Error('denied'))
  const denied = { ...folderEntry('/Trip/locked'), createReader: () => ({ readEntries: refuse }) }
  const gone = { ...fileEntry('/Trip/gone.jpg'), file: refuse }
  const trip = folderEntry('/Trip', fileEntry('/Trip/1.jpg'), gone, denied, fileEntry('/Trip/z.jpg'))
  const { files, unread } = await filesIn([trip] as never)
  expect(files.map(({ name }) => name)).toEqual(['1.jpg', 'z.jpg'])
  expect(unread).toEqual(['gone.jpg', 'locked'])
})
