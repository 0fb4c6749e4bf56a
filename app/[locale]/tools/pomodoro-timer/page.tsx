import { prefixedMetadata, prefixedPage } from '@/components/pages/tool-route'
import PomodoroTimer from '@/components/tools/pomodoro-timer/PomodoroTimer'

export const generateMetadata = prefixedMetadata('pomodoro-timer')
export default prefixedPage('pomodoro-timer', PomodoroTimer)
