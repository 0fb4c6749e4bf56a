import { AskPage } from '@/components/pages/AskPage'
import { siteMetadata, sitePage } from '@/components/pages/site-route'

export const generateMetadata = siteMetadata('/ask')
export default sitePage(AskPage)
