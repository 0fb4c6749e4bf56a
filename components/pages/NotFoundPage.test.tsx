/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { LocalToasts } from '@/components/shell/LocalToasts'
import { notify } from '@/components/ui/feedback/notify'
import words from '@/messages/ja/shell.json'
import { NotFoundPage } from './NotFoundPage'

// The toasts themselves need a window that lays out.
jest.mock('@/components/shell/Toaster', () => ({
  Toaster: ({ label }: { label: string }) => <p>{label}</p>,
  showToast: jest.fn(),
}))
jest.mock('@/components/shell/Header', () => ({ Header: () => null }))
jest.mock('@/components/shell/Footer', () => ({ Footer: () => null }))

function elementsIn(node: ReactNode): ReactElement<{ children?: ReactNode }>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return [node, ...elementsIn(node.props.children)]
}

test('the page for unknown addresses shows toasts in its language', async () => {
  const toasts = elementsIn(await NotFoundPage()).find(({ type }) => type === LocalToasts)
  document.documentElement.lang = 'ja'
  render(<>{toasts}</>)
  act(() => notify('success', 'コピーしました'))
  expect(await screen.findByText(words.page.toasts.label)).toBeTruthy()
})
