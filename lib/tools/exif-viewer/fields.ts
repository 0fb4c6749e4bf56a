import { choice, date, flag, number, remembered } from '@/lib/core/fields'
import { LOOKS } from '@/lib/image/faces/hidden-faces'
import { REMOVALS } from '@/lib/image/formats/metadata/removal-options'

/** The controls next to the files. */
export const exifViewerFields = {
  showSensitive: flag(false),
  /** What a copy loses. */
  removal: remembered(choice([...REMOVALS, 'nothing'])),
  /** What becomes of its dates, where they stay. */
  dates: choice(['keep', 'shift', 'set']),
  shiftHours: number({ default: 1, min: -87_600, max: 87_600 }),
  newDate: date({ today: true }),
  hideFaces: choice(['none', ...LOOKS]),
  downloadAs: remembered(choice(['json', 'txt'])),
}
