import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import OvulationCalendar from '@/components/tools/ovulation-calendar/OvulationCalendar'

export const generateMetadata = prefixedMetadata('ovulation-calendar')
export default prefixedPage('ovulation-calendar', OvulationCalendar)
