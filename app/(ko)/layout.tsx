import '@/app/globals.css'
import { RootShell } from '@/components/shell/RootShell'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'

export { viewport } from '@/app/[locale]/layout'

export default function Layout({ children }: LayoutProps<'/'>) {
  return <RootShell locale={DEFAULT_LOCALE}>{children}</RootShell>
}
