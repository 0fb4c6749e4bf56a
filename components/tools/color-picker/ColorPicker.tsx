'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFields } from '@/components/hooks/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/hooks/useFileInput'
import { useTask } from '@/components/hooks/useTask'
import { clearAll } from '@/components/ui/clear-all'
import { DropZone } from '@/components/ui/DropZone'
import { FileLayout } from '@/components/ui/FileLayout'
import { notify } from '@/components/ui/notify'
import { ProgressBar } from '@/components/ui/ProgressBar'
import { fields as declared } from '@/lib/tools/color-picker/fields'
import { sampleColor, type Point } from '@/lib/tools/color-picker/sample'
import { analyzeFile } from './analyze-file'
import { ColorLists } from './ColorLists'
import { downloadPalette } from './download-palette'
import { PickArea } from './PickArea'
import { PickStage } from './PickStage'
import { PickerCard } from './PickerCard'
import { usePickedColors } from './usePickedColors'

export default function ColorPicker() {
  const t = useTranslations('color-picker')
  const busy = useTranslations('shell.busy')
  const fields = useFields(declared)
  const { values, set } = fields
  const analysis = useTask(analyzeFile)
  const [chosen, setChosen] = useState<File>()
  const picked = usePickedColors()
  const picture = analysis.result
  const present = picture !== undefined || analysis.running
  const side = Number(values.sampleSize)

  const open = async ([file]: File[]) => {
    if (!file) return
    analysis.clear()
    picked.clear()
    set({ tab: 'dominant' })
    setChosen(file)
    if (await analysis.start(file)) notify('success', t('complete'))
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

  const reset = () => clearAll(analysis.clear, picked.clear, fields.clear)

  return (
    <FileLayout className="lg:grid-rows-[auto_1fr]">
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
        <DropZone
          files={files}
          title={present ? t('dropOther') : t('drop')}
          formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, SVG"
          compact={present}
        />
        {analysis.running && (
          <PickStage>
            <div className="w-full px-4">
              <ProgressBar value={analysis.progress} label={busy('processing')} onCancel={analysis.cancel} />
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
        analyzing={analysis.running ? chosen : undefined}
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
