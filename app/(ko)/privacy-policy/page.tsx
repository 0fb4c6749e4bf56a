import { PrivacyPage } from '@/components/pages/PrivacyPage'
import { siteMetadata, sitePage } from '@/components/pages/site-route'

export const generateMetadata = siteMetadata('/privacy-policy')
export default sitePage(PrivacyPage)
