'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { clearAll } from '@/components/ui/clear-all'
import { DropZone } from '@/components/ui/DropZone'
import { FileLayout } from '@/components/ui/FileLayout'
import { notify } from '@/components/ui/notify'
import { ProgressBar } from '@/components/ui/ProgressBar'
import { fields as declared } from '@/lib/tools/color-picker/fields'
import { sampleColor, type Point } from '@/lib/tools/color-picker/sample'
import { ColorLists } from './ColorLists'
import { downloadPalette } from './download-palette'
import { PickArea } from './PickArea'
import { PickStage } from './PickStage'
import { PickerCard } from './PickerCard'
import { usePickedColors } from './usePickedColors'
import { usePicture } from './usePicture'

export default function ColorPicker() {
  const t = useTranslations('color-picker')
  const busy = useTranslations('shell.busy')
  const fields = useFields(declared)
  const { values, set } = fields
  const { picture: before, analyzing, progress, cancel, choose, clear } = usePicture()
  const picked = usePickedColors()
  const picture = analyzing ? undefined : before
  const present = before !== undefined || analyzing !== undefined
  const side = Number(values.sampleSize)

  // Colours may be picked while a file is looked at.
  const dropPicks = useRef(picked.clear)
  useEffect(() => {
    dropPicks.current = picked.clear
  })

  const open = async ([file]: File[]) => {
    if (!file) return
    const backToPicture = await choose(file)
    if (!backToPicture) return
    const backToPicks = dropPicks.current()
    if (backToPicks)
      clearAll(
        () => backToPicture,
        () => backToPicks,
      )
    set({ tab: 'dominant' })
    notify('success', t('complete'))
  }
  const files = useFileInput({ accept: IMAGE_ACCEPT, onFiles: (list) => void open(list) })

  const pick = (point: Point) => {
    if (!picture) return
    picked.add(sampleColor(picture.pixels, point, side), point)
    set({ tab: 'picked' })
  }

  const found = (values.distinct ? picture?.distinct : picture?.dominant) ?? []
  const download = async () => {
    if (found.length + picked.colors.length === 0) return notify('error', t('errors.noColors'))
    await downloadPalette({ dominant: found, picked: picked.colors }, values.format)
    notify('success', t('downloaded'))
  }

  const reset = () => clearAll(clear, picked.clear, fields.clear)

  return (
    <FileLayout className="lg:grid-rows-[auto_1fr]">
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
        <DropZone
          files={files}
          title={present ? t('dropOther') : t('drop')}
          formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, SVG"
          compact={present}
        />
        {analyzing && (
          <PickStage>
            <div className="w-full px-4">
              <ProgressBar value={progress} label={busy('processing')} onCancel={cancel} />
            </div>
          </PickStage>
        )}
        {picture && (
          <PickArea
            key={picture.file.name}
            picture={picture}
            side={side}
            active={values.pickMode}
            onActivate={() => set({ pickMode: 'true' })}
            onPick={pick}
          />
        )}
      </section>
      <PickerCard
        fields={fields}
        picture={picture}
        analyzing={analyzing}
        onDropper={(rgb) => {
          picked.add(rgb)
          set({ tab: 'picked' })
        }}
        onDownload={() => void download()}
        onReset={reset}
      />
      <ColorLists fields={fields} found={found} picked={picked} analyzed={picture !== undefined} />
    </FileLayout>
  )
}
