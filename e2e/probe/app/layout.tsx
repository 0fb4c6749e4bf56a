import type { ReactNode } from 'react'
import { EarlyScript } from '@/components/shell/inline/InlineScripts'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <EarlyScript />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
