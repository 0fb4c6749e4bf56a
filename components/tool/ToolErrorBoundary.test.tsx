/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { withWords } from '@/scripts/jest/with-words'
import { ToolErrorBoundary } from './ToolErrorBoundary'

let broken = true
function Fragile() {
  if (broken) throw new Error('the wheel came off')
  return <p>running</p>
}

beforeEach(() => {
  broken = true
  // React reports what a boundary caught; that report is expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('the tool error boundary', () => {
  it('shows the heading, the message and the stack', () => {
    render(
      withWords(
        <ToolErrorBoundary>
          <Fragile />
        </ToolErrorBoundary>,
      ),
    )
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong.')
    expect(screen.getByRole('alert').textContent).toContain('Error: the wheel came off')
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeTruthy()
  })

  it('renders the tool again on request', async () => {
    render(
      withWords(
        <ToolErrorBoundary>
          <Fragile />
        </ToolErrorBoundary>,
      ),
    )
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('running')).toBeTruthy()
  })
})
