/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { useLatest } from './useLatest'

function wrapper({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}

/** Work that the test resolves by hand, with a record of its inputs. */
function controlledWork() {
  const inputs: string[] = []
  let finish: (result: string) => void = () => {}
  const work = (input: string) => {
    inputs.push(input)
    return new Promise<string>((resolve) => (finish = resolve))
  }
  return { inputs, work, finish: (result: string) => act(async () => finish(result)) }
}

test('runs one at a time, skips outdated inputs, and ends with the last input', async () => {
  const { inputs, work, finish } = controlledWork()
  const { result } = renderHook(() => useLatest(work, 'none'), { wrapper })
  await act(async () => void result.current.update('a'))
  await act(async () => void result.current.update('b'))
  await act(async () => void result.current.update('c'))
  expect(inputs).toEqual(['a'])
  expect(result.current).toMatchObject({ result: 'none', isRunning: true })
  await finish('A')
  expect(inputs).toEqual(['a', 'c'])
  expect(result.current).toMatchObject({ result: 'A', isRunning: true })
  await finish('C')
  expect(result.current).toMatchObject({ result: 'C', isRunning: false })
  await act(async () => void result.current.update('d'))
  expect(inputs).toEqual(['a', 'c', 'd'])
})

test('shows reported results while the work is running', async () => {
  let finish = () => {}
  const { result } = renderHook(
    () =>
      useLatest(async (input: string, { report }) => {
        report(`${input} early`)
        await new Promise<void>((resolve) => (finish = resolve))
        return input
      }, ''),
    { wrapper },
  )
  await act(async () => void result.current.update('x'))
  expect(result.current).toMatchObject({ result: 'x early', isRunning: true })
  await act(async () => finish())
  expect(result.current).toMatchObject({ result: 'x', isRunning: false })
})

test('aborts a run that keeps newer input waiting too long', async () => {
  const signals: AbortSignal[] = []
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const { result } = renderHook(
    () =>
      useLatest((input: string, { signal }) => {
        signals.push(signal)
        if (input === 'quick') return input
        return new Promise<string>((_, reject) =>
          signal.addEventListener('abort', () => reject(Object.assign(new Error('aborted'), { name: 'AbortError' }))),
        )
      }, ''),
    { wrapper },
  )
  await act(async () => void result.current.update('endless'))
  now.mockReturnValue(1_000)
  await act(async () => void result.current.update('too early'))
  expect(signals[0]?.aborted).toBe(false)
  now.mockReturnValue(10_000)
  await act(async () => void result.current.update('quick'))
  expect(signals[0]?.aborted).toBe(true)
  expect(result.current).toMatchObject({ result: 'quick', isRunning: false })
  now.mockRestore()
})
