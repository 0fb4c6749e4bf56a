import { choice, flag, remembered } from '@/lib/core/fields'
import { REMOVALS } from './removal'

/** The controls beside the files. */
export const exifViewerFields = {
  showSensitive: flag(false),
  /** What a copy loses. */
  removal: remembered(choice(REMOVALS)),
  downloadAs: remembered(choice(['json', 'txt'])),
}
