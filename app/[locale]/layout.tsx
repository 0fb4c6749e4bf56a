import '@/app/globals.css'
import type { Viewport } from 'next'
import { RootShell } from '@/components/shell/RootShell'
import { localeOf, prefixedLocaleParams } from '@/lib/seo/site-pages'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  interactiveWidget: 'resizes-content',
  viewportFit: 'cover',
}
export const dynamicParams = false
export const generateStaticParams = prefixedLocaleParams

export default async function Layout({ children, params }: LayoutProps<'/[locale]'>) {
  return <RootShell locale={await localeOf(params)}>{children}</RootShell>
}
