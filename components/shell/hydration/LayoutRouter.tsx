import { createContext, Fragment, use, type ReactNode } from 'react'

/** A layout or page as Next writes it into the page's data: what it renders, and what lies below it. */
export interface RouteNode {
  readonly d: { readonly r: ReactNode }
  readonly c?: ReadonlyMap<string, RouteNode>
}

const RouteContext = createContext<RouteNode | undefined>(undefined)

/** What a layout or page renders; the layouts' own places for what lies below them find it there. */
export function Route({ node }: { node: RouteNode }) {
  return <RouteContext value={node}>{node.d.r}</RouteContext>
}

/**
 * Stands for Next's component of this name in the browser (scripts/build/next-client.mjs): the place in a layout for what lies
 * below it. The lists are those of the server's component, empty places included, because ids (`useId`) count them.
 */
export default function LayoutRouter({ parallelRouterKey }: { parallelRouterKey: string }) {
  const node = use(RouteContext)?.c?.get(parallelRouterKey)
  if (!node) throw new Error(`The page's data have no ${parallelRouterKey}.`)
  return [
    <Fragment key={parallelRouterKey}>
      {null}
      {null}
      <>
        <>
          <Route node={node} />
          {null}
        </>
        {null}
      </>
    </Fragment>,
  ]
}
