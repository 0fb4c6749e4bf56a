import { toolMetadata, toolPage, toolParams } from '@/components/pages/tool-route'
import PomodoroTimer from '@/components/tools/pomodoro-timer/PomodoroTimer'

export const generateStaticParams = toolParams('pomodoro-timer')
export const generateMetadata = toolMetadata('pomodoro-timer')
export default toolPage('pomodoro-timer', PomodoroTimer)
