import { amount, checkbox, testFields, words } from '@/scripts/jest/field-table'
import { pomodoroTimerFields } from './fields'

testFields(pomodoroTimerFields, {
  workDuration: amount('25', { from: 1, to: 60, step: 1, whole: true }),
  shortBreakDuration: amount('5', { from: 1, to: 30, step: 1, whole: true }),
  longBreakDuration: amount('15', { from: 5, to: 60, step: 1, whole: true }),
  sessionsUntilLongBreak: amount('4', { from: 2, to: 8, step: 1, whole: true }),
  autoStart: checkbox(false),
  sound: checkbox(true),
  volume: amount('60', { from: 0, to: 100, step: 1 }),
  notifications: checkbox(true),
  keepAwake: checkbox(false),
  task: words('', { longest: 120 }),
})
