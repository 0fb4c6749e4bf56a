import type { ReactNode } from 'react'
import { EarlyScript } from '@/components/shell/inline/InlineScripts'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* A browser would ask the server for an icon, which is not there. */}
        <link rel="icon" href="data:," />
        <EarlyScript />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
