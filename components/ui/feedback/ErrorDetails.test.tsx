/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ErrorDetails } from './ErrorDetails'

const heading = 'Something went wrong.'

function show(title: string) {
  const words = { copy: 'copy', copied: 'copied', details: 'details' }
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
