import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import { FurtherResults } from '@/components/ui/results/FurtherResults'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { CheckField } from '@/components/ui/fields/CheckField'
import { Tabs } from '@/components/ui/layout/Tabs'
import { hexColor } from '@/lib/image/pixels/hex-color'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'
import type { colorPickerFields } from '@/lib/tools/color-picker/fields'
import { ColorItem } from './ColorItem'
import type { PickedColors } from './usePickedColors'

const ContrastPair = late(() => import('./ContrastPair'))

interface Props {
  fields: FieldsState<typeof colorPickerFields>
  dominant: readonly ColorShare[]
  picked: PickedColors
  isAnalyzed: boolean
}

export function ColorLists({ fields, dominant, picked, isAnalyzed }: Props) {
  const t = useTranslations('color-picker')
  const { tab } = fields.values
  if (!isAnalyzed && picked.colors.length === 0) return null
  return (
    <FurtherResults isOpen={tab === 'picked' && picked.colors.length > 0}>
      <section className="card p-4 md:p-5" aria-label={t('tabs.label')}>
        <Tabs
          label={t('tabs.label')}
          tabs={[
            { name: 'dominant', label: t('tabs.dominant') },
            { name: 'picked', label: `${t('tabs.picked')} (${picked.colors.length})` },
          ]}
          selected={tab}
          onSelect={(name) => fields.set({ tab: name })}
        >
          {tab === 'dominant' ? (
            <>
              <CheckField field={fields.bind('distinct')} label={t('distinct.label')} hint={t('distinct.hint')} />
              {!isAnalyzed && <Empty text={t('empty.dominant')} />}
              <ul aria-label={t('tabs.dominant')}>
                {dominant.map(({ rgb, share }) => (
                  <ColorItem key={hexColor(rgb)} rgb={rgb} share={share} />
                ))}
              </ul>
            </>
          ) : (
            <>
              {picked.colors.length === 0 && <Empty text={t('empty.picked')} />}
              <ul aria-label={t('tabs.picked')}>
                {picked.colors.map(({ rgb, ...position }) => (
                  <ColorItem
                    key={hexColor(rgb)}
                    rgb={rgb}
                    position={position}
                    onRemove={() => picked.remove(hexColor(rgb))}
                  />
                ))}
              </ul>
            </>
          )}
        </Tabs>
        {dominant.length + picked.colors.length > 0 && (
          <details data-name="pair">
            <summary className="min-h-11 py-2 font-semibold">{t('pair.title')}</summary>
            <div className="grid gap-4 pt-2">
              <ContrastPair colors={[...picked.colors, ...dominant].map(({ rgb }) => rgb)} />
            </div>
          </details>
        )}
      </section>
    </FurtherResults>
  )
}

function Empty({ text }: { text: string }) {
  return <p className="mt-3 text-sm text-ink-2">{text}</p>
}
