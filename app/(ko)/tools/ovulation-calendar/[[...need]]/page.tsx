import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import OvulationCalendar from '@/components/tools/ovulation-calendar/OvulationCalendar'

export const generateStaticParams = toolParams('ovulation-calendar')
export const generateMetadata = toolMetadata('ovulation-calendar')
export default toolPage('ovulation-calendar', OvulationCalendar)
