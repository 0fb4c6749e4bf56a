import { useLocale, useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/layout/Button'
import type { ItemProps } from '@/components/ui/files/BatchRows'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { FileItem } from '@/components/ui/files/FileItem'
import { OpenIn } from '@/components/ui/files/OpenIn'
import { Picture } from '@/components/ui/pictures/Picture'
import { textBlob } from '@/lib/platform/download'
import type { Download } from '@/lib/platform/engine-store'
import { formatBytes } from '@/lib/core/bytes'
import { SHOWN_WHOLE_PIXELS } from '@/lib/image/limits'
import { isShownByBrowsers } from '@/lib/image/formats/image-formats'
import type { ScanHeader } from '@/lib/tools/text-extractor/worker/read-text'
import { SITE_LANGUAGES, type Language } from '@/lib/tools/text-extractor/languages'
import { confidenceOf, type ExtractItem, type Extraction } from './extraction'
import ReadingView from './ReadingView'
import type { PdfSource } from './SearchablePdf'
import { useCopyText } from './useCopyText'

/** Confidence in percent below which the text may be in another language. */
const DOUBTFUL_BELOW = 70

interface Props extends ItemProps<ScanHeader, Extraction> {
  /** Undefined until it has been read. */
  source: PdfSource | undefined
  /** All finished files. */
  finished: readonly PdfSource[]
  /** Name of the downloaded text file. */
  fileName: string
  /** Progress of loading the engine, if this file is waiting for it. */
  download: Download | null
  /** The text of this file was requested but is not read yet. */
  isAwaited: boolean
  /** In which the files are read. */
  languages: readonly Language[]
  /** Reads them in another language first. */
  onLanguage: (language: Language) => void
  view: Omit<ComponentProps<typeof ReadingView>, 'source' | 'all'>
}

export default function ExtractItemView(props: Props) {
  const { item, fileName, download, isAwaited, single, source, finished, view, onCancel, onRemove } = props
  const t = useTranslations('text-extractor')
  const files = useTranslations('shell.files')
  const [open, setOpen] = useState(true)
  const { file, info } = item
  const text = source?.text ?? ''
  const isDoubtful = item.status === 'done' && source !== undefined && confidenceOf(source) < DOUBTFUL_BELOW
  const hasText = source !== undefined && source.pages.some(({ blocks }) => blocks.some((lines) => lines.length > 0))
  const copy = useCopyText(text)
  const textFile = { name: fileName, blob: textBlob(text, 'text/plain') }
  const isViewed = open && (source !== undefined || isAwaited)
  const picture = info && isShownByBrowsers(info) ? { blob: file, ...info } : undefined
  return (
    <FileItem
      item={item}
      thumbnail={picture}
      onCancel={onCancel}
      onRemove={onRemove}
      lead={
        hasText &&
        item.status === 'done' && <Button {...copy} {...(single ? { look: 'primary' } : { isSmall: true })} />
      }
      details={<Details item={item} download={download} hasText={hasText} />}
      below={
        (isDoubtful || isViewed) && (
          <>
            {isDoubtful && <OtherLanguages languages={props.languages} onLanguage={props.onLanguage} />}
            {isViewed && (
              // Reserves the height when reading starts, so that the content below does not shift when the text appears. Larger pictures
              // would be reduced by the page, which 40 megapixels hold up for 83 ms.
              <div className="min-h-120">
                {source ? (
                  <ReadingView {...view} source={source} all={finished} />
                ) : (
                  picture &&
                  picture.width * picture.height <= SHOWN_WHOLE_PIXELS && (
                    <Picture
                      picture={picture}
                      use="preview"
                      alt=""
                      className="max-h-112 w-full rounded-control object-contain"
                    />
                  )
                )}
              </div>
            )}
          </>
        )
      }
    >
      {hasText && item.status === 'done' && (
        <>
          {!single && (
            <Button
              name="view"
              label={open ? files('close') : files('view')}
              isSmall
              aria-expanded={open}
              run={() => setOpen(!open)}
            />
          )}
          <FileButtons label={t('download')} file={textFile} success={t('downloaded')} isSmall={!single} />
          {text !== '' && <OpenIn files={[textFile]} fileName={fileName} isSmall={!single} />}
        </>
      )}
    </FileItem>
  )
}

/** Offers the languages of the site's visitors that were not read. */
function OtherLanguages({ languages, onLanguage }: Pick<Props, 'languages' | 'onLanguage'>) {
  const t = useTranslations('text-extractor')
  const others = SITE_LANGUAGES.filter((code) => !languages.includes(code))
  if (others.length === 0) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-tile bg-warn-soft px-4 py-3 text-[15px]">
      <p>{t('otherLanguage')}</p>
      {others.map((code) => (
        <Button
          key={code}
          name="extract"
          label={t('readIn', { language: t(`languages.${code}`) })}
          isSmall
          value={code}
          run={() => onLanguage(code)}
        />
      ))}
    </div>
  )
}

function Details({ item, download, hasText }: { item: ExtractItem; download: Download | null; hasText: boolean }) {
  const t = useTranslations('text-extractor')
  const locale = useLocale()
  const { file, info, status, progress } = item
  if (status === 'cancelled') return t('canceled')
  if (status === 'done' && !hasText) return <span role="status">{t('noText')}</span>
  if (status === 'working' && progress !== undefined) {
    if (!download) return t('reading', { percent: Math.floor(progress * 100) })
    const loaded = formatBytes(locale, download.loadedBytes)
    return t('downloading', { loaded, total: formatBytes(locale, download.totalBytes) })
  }
  const size = formatBytes(locale, file.size)
  if (!info) return size
  if (info.kind === 'pdf' || info.pages > 1) return t('pdfFacts', { size, pages: info.pages })
  return t('imageFacts', { size, width: info.width, height: info.height })
}
