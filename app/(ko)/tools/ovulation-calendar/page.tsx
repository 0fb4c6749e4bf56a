import { koreanMetadata, koreanPage } from '@/components/pages/tool-route'
import OvulationCalendar from '@/components/tools/ovulation-calendar/OvulationCalendar'

export const generateMetadata = koreanMetadata('ovulation-calendar')
export default koreanPage('ovulation-calendar', OvulationCalendar)
