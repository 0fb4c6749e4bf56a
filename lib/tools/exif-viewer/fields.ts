import { choice, flag } from '@/lib/core/fields'

/** The controls beside the files. */
export const fields = {
  showSensitive: flag(false),
  downloadAs: choice(['json', 'txt']),
}
