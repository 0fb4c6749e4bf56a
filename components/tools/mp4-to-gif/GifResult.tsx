import { useLocale, useTranslations } from 'next-intl'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import { StatList } from '@/components/ui/results/StatList'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { formatBytes } from '@/lib/core/bytes'
import { formatNumber } from '@/lib/core/format'
import type { FinishedGif } from './convert'

interface Props {
  /** Undefined during the first conversion, for which the section already reserves its space. */
  result: FinishedGif | undefined
  /** Name of the downloaded file. */
  fileName: string
  onDownload: () => void
}

export function GifResult({ result, ...rest }: Props) {
  const t = useTranslations('mp4-to-gif')
  return (
    <section
      className="card grid min-h-112 content-start gap-4 p-4 md:p-5 lg:col-start-1"
      aria-label={t('result')}
      aria-busy={!result}
    >
      <h2>{t('result')}</h2>
      {result && <Finished result={result} {...rest} />}
    </section>
  )
}

function Finished({ result, fileName, onDownload }: Props & { result: FinishedGif }) {
  const t = useTranslations('mp4-to-gif')
  const locale = useLocale()
  const { gif, width, height, frames, milliseconds, originalBytes, cutShort, overTarget } = result
  const show = useBlobSource(gif)
  return (
    <>
      <img
        ref={show}
        alt={t('resultAlt')}
        width={width}
        height={height}
        className="mx-auto h-auto max-w-full rounded-lg"
      />
      {cutShort && <p className="rounded-tile bg-warn-soft px-4 py-3 text-sm">{t('cutShort')}</p>}
      {overTarget && <p className="rounded-tile bg-warn-soft px-4 py-3 text-sm">{t('overTarget')}</p>}
      <StatList
        stats={[
          {
            label: t('gifSize'),
            figure: (
              <OutputValue name="gifSize" value={gif.size}>
                {formatBytes(locale, gif.size)}
              </OutputValue>
            ),
          },
          { label: t('originalSize'), figure: formatBytes(locale, originalBytes) },
          { label: t('dimensions'), figure: `${width} × ${height}` },
          { label: t('frames'), figure: formatNumber(locale, frames) },
          {
            label: t('processingTime'),
            figure: (
              <OutputValue name="processingTime" value={milliseconds / 1000}>
                {t('seconds', { seconds: formatNumber(locale, milliseconds / 1000, 1, 1) })}
              </OutputValue>
            ),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2.5">
        <button type="button" name="download" className="button button-primary flex-1" onClick={onDownload}>
          {t('download')}
        </button>
        <OpenIn files={[{ name: fileName, blob: gif }]} className="button" />
      </div>
    </>
  )
}
