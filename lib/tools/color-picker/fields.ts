import { choice, flag, remembered } from '@/lib/core/fields'

/** `sampleSize` is the side in pixels of the square whose mean color is picked. */
export const colorPickerFields = {
  tab: choice(['dominant', 'picked']),
  pickMode: flag(false),
  sampleSize: remembered(choice(['1', '3', '5', '11'])),
  distinct: remembered(flag(false)),
  format: remembered(choice(['json', 'css', 'tailwind', 'ase', 'gpl', 'png'])),
}
