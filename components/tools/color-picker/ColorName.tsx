import { useLocale, useTranslations } from 'next-intl'
import { OutputValue } from '@/components/ui/results/OutputValue'
import type { Rgb } from '@/lib/image/pixels/blend'
import { colorName } from '@/lib/tools/color-picker/color-name'

/** What people call a color, or the one it is near to. */
export default function ColorName({ rgb }: { rgb: Rgb }) {
  const t = useTranslations('color-picker')
  const { name, isSame } = colorName(rgb, useLocale())
  return (
    <OutputValue name="colorName" label={t('name')}>
      {isSame ? name : `≈ ${name}`}
    </OutputValue>
  )
}
