/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { withWords } from '@/scripts/jest/with-words'
import { DataTable } from './DataTable'

// Not in jsdom, where every size is 0.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

test('only a row with text in folded columns can be opened', () => {
  const columns = ['date', 'name', 'note'].map((name) => ({ name, label: name }))
  const rows = [
    ['May 1', 'Ann', ''],
    ['May 2', 'Bo', 'moved'],
  ].map((row) => row.map((text) => ({ text })))
  const table = <DataTable name="days" caption="Days" columns={columns} rows={rows} shown={['date', 'name']} />
  render(withWords(table, 'date-calculator'))
  expect(screen.getAllByRole('button').map((button) => button.closest('td')?.textContent)).toEqual(['May 2'])
})
