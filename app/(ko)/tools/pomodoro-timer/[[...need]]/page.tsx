import { koreanMetadata, koreanPage, koreanParams } from '@/components/pages/tool-route'
import PomodoroTimer from '@/components/tools/pomodoro-timer/PomodoroTimer'

export const generateStaticParams = koreanParams('pomodoro-timer')
export const generateMetadata = koreanMetadata('pomodoro-timer')
export default koreanPage('pomodoro-timer', PomodoroTimer)
