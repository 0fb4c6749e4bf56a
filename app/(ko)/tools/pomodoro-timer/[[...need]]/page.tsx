export { default } from '@/app/[locale]/tools/pomodoro-timer/[[...need]]/page'
export { generateMetadata, generateStaticParams } from '@/app/[locale]/tools/pomodoro-timer/[[...need]]/page'
