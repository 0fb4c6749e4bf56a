import { choice, flag, remembered } from '@/lib/core/fields'

/** The controls beside the files. */
export const exifViewerFields = {
  showSensitive: flag(false),
  downloadAs: remembered(choice(['json', 'txt'])),
}
