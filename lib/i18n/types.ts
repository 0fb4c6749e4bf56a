import type errors from '@/messages/en/errors.json'
import type home from '@/messages/en/home.json'
import type shell from '@/messages/en/shell.json'
import type csvJsonConverter from '@/messages/en/csv-json-converter.json'
import type loanCalculator from '@/messages/en/loan-calculator.json'
import type { Locale } from './locales'

/** One row per tool: what its component says, under its slug. */
interface ToolUi {
  'csv-json-converter': (typeof csvJsonConverter)['ui']
  'loan-calculator': (typeof loanCalculator)['ui']
}

/** The words that may reach the client: the shell's, the errors', the home page's and the page's own tool's. */
export interface ClientMessages extends ToolUi {
  shell: (typeof shell)['ui']
  errors: typeof errors
  home: (typeof home)['ui']
}

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: ClientMessages
  }
}
