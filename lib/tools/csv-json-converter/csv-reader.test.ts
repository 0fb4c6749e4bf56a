import fc from 'fast-check'
import { CsvReader } from './csv-reader'
import { IssueList } from './issues'

const LINE_BREAK = /\r\n?|\n/g

test.each(['\n', '\r\n', '\r'])('rows that end in %j have the number of their first line', (newline) => {
  // Quoted cells with and without line breaks of every kind, and plain ones.
  const cell = fc.constantFrom('a', '"b"', '"c\nd"', '"e\r\nf"', '"g\rh"', '"\n"', '"\r"', '"i\r"', '""')
  const row = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => cells.join(','))
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), fc.boolean(), fc.nat(40), (rows, isEnded, size) => {
      // The first lines decide how rows end.
      const head = `x,y${newline}`.repeat(9)
      const text = head + rows.join(newline) + (isEnded ? newline : '')
      const found: number[] = []
      const reader = new CsvReader('comma', new IssueList(), (_, line) => found.push(line))
      for (let at = 0; at < text.length; at += size + 1) reader.push(text.slice(at, at + size + 1))
      reader.end()
      const starts = rows.map((_, index) => head + rows.slice(0, index).join(newline) + (index > 0 ? newline : ''))
      const lines = starts.map((before) => (before.match(LINE_BREAK)?.length ?? 0) + 1)
      expect(found.slice(9)).toEqual(lines)
    }),
  )
})
