/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { late } from './late'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children
  }
}

describe('a component that comes later', () => {
  it('is fetched once, when it is first drawn, and shown as soon as it is there', async () => {
    let arrive: (module: { default: typeof Greeting }) => void = () => undefined
    const load = jest.fn(() => new Promise<{ default: typeof Greeting }>((resolve) => (arrive = resolve)))
    const Late = late(load)
    expect(load).not.toHaveBeenCalled()
    const { container } = render(
      <>
        <Late name="Ada" fallback={<i>wait</i>} />
        <Late name="Grace" />
      </>,
    )
    expect(container.innerHTML).toBe('<i>wait</i>')
    await act(async () => arrive({ default: Greeting }))
    expect(container.innerHTML).toBe('<p>Hello Ada</p><p>Hello Grace</p>')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is there with the first drawing once it has been preloaded', async () => {
    const Late = late(async () => ({ default: Greeting }))
    await Late.preload()
    render(<Late name="Ada" />)
    expect(screen.getByText('Hello Ada')).toBeTruthy()
  })

  it('passes a failure on to the boundary, and is fetched again the next time', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const load = jest.fn(async () => ({ default: Greeting }))
    load.mockRejectedValueOnce(new Error('offline'))
    const Late = late(load)
    const draw = () =>
      render(
        <Boundary>
          <Late name="Ada" />
        </Boundary>,
      )
    const { unmount } = draw()
    await screen.findByText('offline')
    unmount()
    draw()
    await screen.findByText('Hello Ada')
    await expect(late<object>(() => Promise.reject(new Error('offline'))).preload()).rejects.toThrow('offline')
  })
})
