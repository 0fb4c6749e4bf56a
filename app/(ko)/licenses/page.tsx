import { LicensesPage } from '@/components/pages/LicensesPage'
import { siteMetadata, sitePage } from '@/components/pages/site-route'

export const generateMetadata = siteMetadata('/licenses')
export default sitePage(LicensesPage)
