import { choice, flag, remembered } from '@/lib/core/fields'

/** The colour picker's controls; `sampleSize` is the side of the square whose mean is picked, in pixels. */
export const fields = {
  tab: choice(['dominant', 'picked']),
  pickMode: flag(false),
  sampleSize: remembered(choice(['1', '3', '5', '11'])),
  distinct: remembered(flag(false)),
  format: remembered(choice(['json', 'css', 'gpl', 'png'])),
}
