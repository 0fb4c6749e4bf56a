import '@/app/globals.css'
import type { Viewport } from 'next'
import { RootShell } from '@/components/shell/RootShell'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, interactiveWidget: 'resizes-content' }

export default function Layout({ children }: LayoutProps<'/'>) {
  return <RootShell locale="ko">{children}</RootShell>
}
