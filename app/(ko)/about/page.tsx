import { AboutPage } from '@/components/pages/AboutPage'
import { siteMetadata, sitePage } from '@/components/pages/site-route'

export const generateMetadata = siteMetadata('/about')
export default sitePage(AboutPage)
