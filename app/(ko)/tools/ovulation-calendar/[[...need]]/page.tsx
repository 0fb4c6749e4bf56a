import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import OvulationCalendar from '@/components/tools/ovulation-calendar/OvulationCalendar'

export const generateStaticParams = koreanParams('ovulation-calendar')
export const generateMetadata = koreanMetadata('ovulation-calendar')
export default koreanPage('ovulation-calendar', OvulationCalendar)
