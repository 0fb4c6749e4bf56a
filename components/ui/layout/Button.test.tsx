/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { X } from 'lucide-react'
import { Button, perform } from './Button'

test('does its action, under the name that drives it from outside', () => {
  const run = jest.fn()
  render(<Button name="swap" label="Swap" look="primary" isSmall run={run} />)
  const button = screen.getByRole('button', { name: 'Swap' })
  expect(button).toMatchObject({ name: 'swap', type: 'button', className: 'button button-primary button-small' })
  fireEvent.click(button)
  expect(run).toHaveBeenCalledTimes(1)
})

test('an action that cannot be done keeps its button focusable and does nothing, from a key neither', () => {
  const action = { name: 'undo', label: 'Undo', run: jest.fn(), enabled: false }
  render(<Button {...action} />)
  const button = screen.getByRole('button', { name: 'Undo' })
  expect(button).toMatchObject({ ariaDisabled: 'true', disabled: false })
  fireEvent.click(button)
  perform(action)
  expect(action.run).not.toHaveBeenCalled()
})

test('an icon alone is named by the label', () => {
  render(<Button name="remove" label="Remove a.png" icon={X} isIcon />)
  expect(screen.getByRole('button', { name: 'Remove a.png' }).textContent).toBe('')
})
