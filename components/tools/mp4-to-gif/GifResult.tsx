import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import { StatList } from '@/components/ui/results/StatList'
import type { Action } from '@/components/ui/layout/Button'
import { SaveButtons } from '@/components/ui/results/FileButtons'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { formatBytes } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import type { Size } from '@/lib/image/pixels/geometry'
import { FORMAT_NAMES, type Format } from '@/lib/tools/mp4-to-gif/fields'
import type { NamedBlob } from '@/lib/platform/download'
import { reveal } from '@/lib/platform/page'
import type { FinishedGif } from './convert'

interface Props {
  /** Undefined during the first conversion, for which the section already reserves its space. */
  result: FinishedGif | undefined
  /** Of the picture that is being made. */
  size: Size | null
  isRunning: boolean
  /** Settings have been changed since it was made. */
  isOutdated: boolean
  format: Format
  file: NamedBlob | undefined
  download: Action
}

export default function GifResult({ result, size, isRunning, ...rest }: Props) {
  const t = useTranslations('mp4-to-gif')
  const heading = t('result', { format: FORMAT_NAMES[rest.format] })
  const section = useRef<HTMLElement>(null)
  // When the work begins, so that nothing jumps when it is done.
  useEffect(() => {
    if (isRunning) reveal(section.current)
  }, [isRunning])
  return (
    <section
      ref={section}
      className="card grid min-h-112 content-start gap-4 p-4 md:p-5 lg:col-start-1"
      aria-label={heading}
      aria-busy={!result}
    >
      <h2>{heading}</h2>
      {result && <Finished result={result} {...rest} />}
      {!result && size && (
        // With the figures and buttons below it, as high as the result will be.
        <div aria-hidden className="pb-72 lg:pb-56">
          <div
            className="mx-auto rounded-lg bg-well"
            style={{ maxWidth: size.width, aspectRatio: size.width / size.height }}
          />
        </div>
      )}
    </section>
  )
}

function Finished({
  result,
  isOutdated,
  format,
  file,
  download,
}: Omit<Props, 'isRunning' | 'size'> & { result: FinishedGif }) {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const { blob, width, height, frames, milliseconds, originalBytes, cutShort, overTarget, isOnWhite, settings } = result
  const show = useBlobSource(blob)
  const name = FORMAT_NAMES[format]
  const resized = width !== settings.width || height !== settings.height
  const said = { cutShort, overTarget, resized, onWhite: isOnWhite }
  const notes = (['cutShort', 'overTarget', 'resized', 'onWhite'] as const).filter((note) => said[note])
  const media = { ref: show, width, height, className: 'mx-auto h-auto max-w-full rounded-lg' }
  return (
    <>
      <p role="status" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px] empty:hidden">
        {isOutdated && t('outdated', { format: name })}
      </p>
      {format === 'mp4' ? (
        <video {...media} aria-label={t('resultAlt', { format: name })} muted autoPlay loop playsInline controls />
      ) : (
        <img {...media} alt={t('resultAlt', { format: name })} />
      )}
      {notes.map((note) => (
        <p key={note} className="rounded-tile bg-warn-soft px-4 py-3 text-sm">
          {t(note)}
        </p>
      ))}
      <StatList
        stats={[
          {
            label: t('gifSize', { format: name }),
            name: 'gifSize',
            value: blob.size,
            text: formatBytes(locale, blob.size),
          },
          { label: t('originalSize'), figure: formatBytes(locale, originalBytes) },
          { label: t('dimensions'), figure: `${width} × ${height}` },
          { label: t('frames'), figure: formatNumber(locale, frames) },
          {
            label: t('processingTime'),
            name: 'processingTime',
            value: milliseconds / 1000,
            text: t('seconds', { seconds: formatNumber(locale, milliseconds / 1000, 1, 1) }),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2.5 [&>:first-child]:flex-auto">
        {file && <SaveButtons action={download} file={file} look="primary" isPhoto />}
        {file && format === 'gif' && <OpenIn files={[file]} />}
      </div>
    </>
  )
}
