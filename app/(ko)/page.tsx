import { HomePage } from '@/components/pages/HomePage'
import { siteMetadata, sitePage } from '@/components/pages/site-route'

export const generateMetadata = siteMetadata('/')
export default sitePage(HomePage)
