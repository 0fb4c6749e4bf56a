/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { ErrorDetails } from './ErrorDetails'

const heading = 'Something went wrong.'

function show(title: string) {
  const words = { copy: 'copy', copied: 'copied', copyFailed: 'select it', details: 'details' }
  render(
    <ErrorDetails title={title} heading={heading} text="" error={new Error('the wheel came off')} words={words}>
      {null}
    </ErrorDetails>,
  )
  return screen.getByRole('heading')
}

describe('the heading of an unexpected error', () => {
  it('is in the language of the page, with the English one beside it', () => {
    expect(show('문제가 생겼어요').textContent).toBe(`문제가 생겼어요${heading}`)
    expect(screen.getByText(heading).lang).toBe('en')
  })

  it('is not repeated in English', () => {
    expect(show(heading).textContent).toBe(heading)
  })
})

test('details that the browser refuses to copy are shown, with a word about it', async () => {
  document.execCommand = () => false
  show(heading)
  expect(screen.getByRole('group')).toHaveProperty('open', false)
  fireEvent.click(screen.getByRole('button', { name: 'copy' }))
  expect((await screen.findByRole('status')).textContent).toBe('select it')
  expect(screen.getByRole('group')).toHaveProperty('open', true)
})
