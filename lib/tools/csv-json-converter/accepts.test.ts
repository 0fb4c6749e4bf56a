import { accepts, directionOfName, directionOfText, looksLikeInput } from './accepts'

test.each([
  ['data.csv', '', 'accepted', 'refused'],
  ['DATA.CSV', 'application/vnd.ms-excel', 'accepted', 'refused'],
  ['data.tsv', '', 'accepted', 'refused'],
  ['data', 'text/csv', 'accepted', 'refused'],
  ['data.json', '', 'refused', 'accepted'],
  ['data', 'application/json', 'refused', 'accepted'],
  ['data.geojson', 'application/geo+json', 'refused', 'accepted'],
  ['data.ndjson', '', 'refused', 'accepted'],
  ['data.jsonl', '', 'refused', 'accepted'],
  ['notes.txt', 'text/plain', 'byContent', 'byContent'],
  ['photo.png', 'image/png', 'refused', 'refused'],
  ['book.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'byContent', 'refused'],
  ['book.xls', 'application/vnd.ms-excel', 'byContent', 'refused'],
  ['csv', '', 'refused', 'refused'],
])('%s (%s): %s as CSV, %s as JSON', (name, type, asCsv, asJson) => {
  expect(accepts({ name, type }, 'csvToJson')).toBe(asCsv)
  expect(accepts({ name, type }, 'jsonToCsv')).toBe(asJson)
})

test.each([
  ['a,b\n1,2\n', true, false],
  ['\uFEFFa\tb\r\n\r\n1\t2', true, false],
  ['Dear reader,\nhow are you?', false, false],
  ['The list:\nmilk, eggs', false, false],
  ['just a note', false, false],
  ['a,b', false, false],
  ['', false, false],
  [' [{"a":1}]', false, true],
  ['{"a":1}\n{"a":2}', false, true],
])('the content %j looks like CSV: %s, like JSON: %s', (head, asCsv, asJson) => {
  expect(looksLikeInput(head, 'csvToJson')).toBe(asCsv)
  expect(looksLikeInput(head, 'jsonToCsv')).toBe(asJson)
})

test.each([
  ['a,b\n1,2', 'csvToJson'],
  ['[tag],b\n[x],2', 'csvToJson'],
  ['[{"a":1,"b":2},\n{"a":3,"b":4}]', 'jsonToCsv'],
  ['\uFEFF{\n  "a": 1\n}', 'jsonToCsv'],
  ['{"a":1,"b":2}\n{"a":3,"b":4}', 'jsonToCsv'],
  ['[]', 'jsonToCsv'],
  ['just a note', undefined],
])('the text %j is for %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction)
})

test.each([
  ['a.csv', '', 'csvToJson'],
  ['a', 'text/tab-separated-values', 'csvToJson'],
  ['a.geojson', 'application/geo+json', 'jsonToCsv'],
  ['a.txt', 'text/plain', undefined],
  ['a.xlsx', '', undefined],
])('the name %s (%s) is for %s', (name, type, direction) => {
  expect(directionOfName({ name, type })).toBe(direction)
})
