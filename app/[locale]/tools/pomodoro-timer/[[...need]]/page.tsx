import { prefixedMetadata, prefixedPage, prefixedParams } from '@/components/pages/tool-route'
import PomodoroTimer from '@/components/tools/pomodoro-timer/PomodoroTimer'

export const generateStaticParams = prefixedParams('pomodoro-timer')
export const generateMetadata = prefixedMetadata('pomodoro-timer')
export default prefixedPage('pomodoro-timer', PomodoroTimer)
