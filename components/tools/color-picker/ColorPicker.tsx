'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { IMAGE_ACCEPT, useFileInput } from '@/components/ui/files/useFileInput'
import { useOneFile } from '@/components/ui/files/useOneFile'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { DropZone } from '@/components/ui/files/DropZone'
import { ActionBar } from '@/components/ui/layout/ActionBar'
import { FileLayout } from '@/components/ui/layout/FileLayout'
import { useCopy } from '@/components/ui/results/CopyButton'
import { useDownload } from '@/components/ui/results/FileButtons'
import { notify } from '@/components/ui/feedback/notify'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { hexColor, parseHexColor } from '@/lib/image/pixels/hex-color'
import { watchFragment } from '@/lib/platform/page'
import { colorPickerFields } from '@/lib/tools/color-picker/fields'
import { sampleColor } from '@/lib/tools/color-picker/sample'
import type { Point } from '@/lib/image/pixels/geometry'
import { analyzeFile } from './analyze-file'
import { ColorLists } from './ColorLists'
import { PickArea } from './PickArea'
import { PickStage } from './PickStage'
import { paletteFile } from './palette-file'
import { PickerCard } from './PickerCard'
import { usePickedColors } from './usePickedColors'
import { contrast } from '@/lib/tools/color-picker/color'
import type { ColorShare } from '@/lib/tools/color-picker/dominant'

/** The color that was picked last. */
const COPY_LAST = 'main [data-name="color"]:last-child button[name="copyHex"]'

export default function ColorPicker() {
  const t = useTranslations('color-picker')
  const busy = useTranslations('shell.busy')
  const fields = useFields(colorPickerFields)
  const { values, set } = fields
  const source = useOneFile(analyzeFile)
  const { opened: lastPicture, opening: analyzing, progress, refused, cancel } = source
  const picked = usePickedColors()
  const picture = analyzing ? undefined : lastPicture
  const hasFile = lastPicture !== undefined || analyzing !== undefined
  const side = Number(values.sampleSize)

  // Colors may be picked while a file is analyzed, so `open` needs the callback of the latest render.
  const clearPicks = useRef(picked.clear)
  useEffect(() => {
    clearPicks.current = picked.clear
  })

  const open = async ([file]: File[]) => {
    if (!file) return
    if (!(await source.choose(file))) return
    const restorePicks = clearPicks.current()
    if (restorePicks)
      clearAll(
        () => () => source.show(lastPicture),
        () => restorePicks,
      )
    set({ tab: 'dominant' })
    notify('success', t('complete'))
  }
  // From the answer to a color in the search.
  const show = useEffectEvent((hex: string) => {
    const rgb = parseHexColor(`#${hex}`)
    if (!rgb) return
    picked.add(rgb)
    set({ tab: 'picked' })
  })
  useEffect(() => watchFragment((fragment) => show(new URLSearchParams(fragment).get('color') ?? '')), [])
  const files = useFileInput({ accept: IMAGE_ACCEPT, onFiles: (list) => void open(list) })

  const pick = (point: Point) => {
    if (!picture) return
    picked.add(sampleColor(picture.pixels, point, side), point)
    set({ tab: 'picked' })
  }

  const dominant = (values.distinct ? picture?.distinct : picture?.dominant) ?? []
  const palette = { dominant, picked: picked.colors }

  const last = values.tab === 'picked' ? picked.colors.at(-1) : undefined
  const lastHex = last ? hexColor(last.rgb) : ''
  const copyLast = useCopy({
    name: 'copyHex',
    label: t('copyStrip'),
    text: () => lastHex,
    successText: t('copied', { format: 'HEX', value: lastHex }),
  })
  const file = paletteFile(palette, values.format)
  const download = useDownload({ label: t('download'), file, success: t('downloaded') })

  const reset = () => clearAll(source.clear, picked.clear, fields.clear)

  return (
    <FileLayout className="lg:grid-rows-[auto_1fr]">
      <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
        <DropZone
          files={files}
          title={hasFile ? t('dropOther') : t('drop')}
          formats="JPG, PNG, WebP, GIF, BMP, AVIF, HEIC, TIFF, SVG, PSD, RAW"
          isCompact={hasFile}
          refused={refused}
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
            isActive={values.pickMode}
            onActivate={() => set({ pickMode: 'true' })}
            onPick={pick}
          />
        )}
        {hasFile && <PaletteStrip colors={picture?.distinct ?? []} />}
      </section>
      <PickerCard
        fields={fields}
        picture={picture}
        analyzing={analyzing}
        onEyeDropper={(rgb) => {
          picked.add(rgb)
          set({ tab: 'picked' })
        }}
        hasColors={dominant.length + picked.colors.length > 0}
        file={file}
        download={download}
        onReset={reset}
      />
      <ColorLists fields={fields} dominant={dominant} picked={picked} isAnalyzed={picture !== undefined} />
      {analyzing ? (
        <ActionBar work={{ progress, cancel }} detail={analyzing.name} />
      ) : last ? (
        <ActionBar figure={<Swatch hex={lastHex} />} action={copyLast} repeats={COPY_LAST} />
      ) : (
        dominant.length > 0 && <ActionBar action={download} />
      )}
    </FileLayout>
  )
}

function Swatch({ hex }: { hex: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <span className="size-8 rounded-control forced-color-adjust-none" style={{ background: hex }} />
      {hex}
    </span>
  )
}

/** Two rows on a phone. */
const MAX_COLORS = 8

const WHITE = [255, 255, 255] as const
const BLACK = [0, 0, 0] as const

/**
 * The picture's distinct colors at a glance, the most frequent first, each with its HEX code, which a press copies. Without
 * any, while they are being found, the strip keeps its room.
 */
function PaletteStrip({ colors }: { colors: readonly ColorShare[] }) {
  const t = useTranslations('color-picker')
  return (
    <ul
      aria-label={t('strip')}
      className="grid min-h-28 grid-cols-4 overflow-hidden rounded-tile forced-color-adjust-none sm:min-h-14 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none"
    >
      {colors.slice(0, MAX_COLORS).map(({ rgb }) => (
        <li
          key={hexColor(rgb)}
          className="h-14"
          style={{
            background: hexColor(rgb),
            color: contrast(rgb, WHITE) > contrast(rgb, BLACK) ? hexColor(WHITE) : hexColor(BLACK),
          }}
        >
          <StripColor hex={hexColor(rgb)} />
        </li>
      ))}
    </ul>
  )
}

function StripColor({ hex }: { hex: string }) {
  const t = useTranslations('color-picker')
  const successText = t('copied', { format: 'HEX', value: hex })
  const { name, label, run } = useCopy({
    name: 'copyStrip',
    label: `${t('copyStrip')} ${hex}`,
    text: () => hex,
    successText,
  })
  return (
    <button type="button" name={name} className="relative size-full -outline-offset-2" onClick={run}>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="text-[13px] font-semibold tabular-nums">
        {hex}
      </span>
    </button>
  )
}
