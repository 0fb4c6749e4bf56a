import '@/app/globals.css'
import type { Viewport } from 'next'
import { RootShell } from '@/components/shell/RootShell'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  interactiveWidget: 'resizes-content',
  viewportFit: 'cover',
}

export default function Layout({ children }: LayoutProps<'/'>) {
  return <RootShell locale={DEFAULT_LOCALE}>{children}</RootShell>
}
