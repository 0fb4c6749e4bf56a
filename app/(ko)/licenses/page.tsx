import { LicensesPage } from '@/components/pages/LicensesPage'
import { sitePageMetadata } from '@/lib/seo/site-pages'

export const generateMetadata = () => sitePageMetadata('ko', '/licenses')

export default function Page() {
  return <LicensesPage locale="ko" />
}
