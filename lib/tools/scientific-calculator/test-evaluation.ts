import { isToolError } from '@/lib/core/errors'
import { evaluate, type Setting } from './evaluate'
import { ZERO, type Result } from './result'

export const deg: Setting = { angleMode: 'deg', ans: ZERO, memory: null }
export const rad: Setting = { ...deg, angleMode: 'rad' }

export function result(expression: string, setting = deg): Result {
  return evaluate(expression, setting)
}

/** The text of the result, or the code and the parameters of the error. */
export function shown(expression: string, setting = deg): string {
  try {
    return result(expression, setting).text
  } catch (error) {
    return isToolError(error)
      ? ['Error:', error.code, ...Object.values(error.params)].join(' ')
      : `bug: ${String(error)}`
  }
}
