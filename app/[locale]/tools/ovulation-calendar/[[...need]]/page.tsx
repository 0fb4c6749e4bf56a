import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import OvulationCalendar from '@/components/tools/ovulation-calendar/OvulationCalendar'

export const generateStaticParams = prefixedParams('ovulation-calendar')
export const generateMetadata = prefixedMetadata('ovulation-calendar')
export default prefixedPage('ovulation-calendar', OvulationCalendar)
