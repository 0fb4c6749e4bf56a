import { createFromReadableStream } from 'next/dist/compiled/react-server-dom-turbopack/client.browser'
import { Component, startTransition, type ComponentType, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Route, type RouteNode } from './LayoutRouter'

/** What the server wrote into the page, as far as it is used. */
interface PageData {
  readonly t: { readonly t: RouteNode; readonly h: { readonly r: ReactNode } }
  readonly G: readonly [ComponentType<{ error: Error }>, ReactNode]
}

/** Shows `app/global-error.tsx` when rendering fails outside every other boundary. */
class LastResort extends Component<{ G: PageData['G']; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const [GlobalError, styles] = this.props.G
    if (!error) return this.props.children
    return (
      <>
        {styles}
        <GlobalError error={error} />
      </>
    )
  }
}

/**
 * Stands for Next's start of a page in the browser (scripts/build/next-client.mjs): takes over the markup with the data beside it.
 * Next's own brings a router, which plain anchors never ask for. The lists are the server's, empty places included, because ids
 * (`useId`) count them.
 */
async function start(): Promise<void> {
  const pieces = (self as unknown as { __next_f: [number, string?][] }).__next_f
  const text = new Blob(pieces.map(([, piece = '']) => piece))
  const { t, G } = await createFromReadableStream<PageData>(text.stream())
  startTransition(() => {
    hydrateRoot(
      document,
      <>
        {null}
        {null}
        <LastResort G={G}>
          {t.h.r}
          <Route node={t.t} />
          {null}
        </LastResort>
      </>,
    )
  })
}

void start()
