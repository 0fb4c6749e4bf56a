import { ContactPage } from '@/components/pages/ContactPage'
import { siteMetadata, sitePage } from '@/components/pages/site-route'

export const generateMetadata = siteMetadata('/contact')
export default sitePage(ContactPage)
