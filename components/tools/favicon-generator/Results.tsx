import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { notify } from '@/components/ui/feedback/notify'
import { downloadBlob } from '@/lib/platform/download'
import { reveal } from '@/lib/platform/page'
import type { Icon, Favicons } from './generate'
import { Previews } from './Previews'

const MAX_DISPLAY_SIDE = 72
/** Browsers drop downloads that follow each other more quickly. */
const DOWNLOAD_INTERVAL_MILLISECONDS = 200

export function Results({ favicons, isOutdated }: { favicons: Favicons; isOutdated: boolean }) {
  const t = useTranslations('favicon-generator')
  const { icons, html } = favicons
  const section = useRef<HTMLElement>(null)
  useEffect(() => reveal(section.current), [favicons])

  const downloadEach = async () => {
    notify('success', t('downloadingEach', { count: icons.length }))
    for (const { blob, name } of icons) {
      downloadBlob(blob, name)
      await new Promise((resolve) => setTimeout(resolve, DOWNLOAD_INTERVAL_MILLISECONDS))
    }
  }

  return (
    <section
      ref={section}
      className="card grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-5"
      aria-label={t('results.title')}
    >
      <p role="status" className="rounded-tile bg-warn-soft px-4 py-3 text-[15px] empty:hidden">
        {isOutdated && t('results.outdated')}
      </p>
      <Previews favicons={favicons} />
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2>{t('results.icons')}</h2>
          <Button name="downloadEach" label={t('downloadEach')} isSmall run={downloadEach} />
        </div>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2" aria-label={t('results.icons')}>
          {icons.map((icon) => (
            <IconItem key={icon.size} icon={icon} />
          ))}
        </ul>
        <p className="mt-3 text-sm text-ink-2">{t('results.also')}</p>
      </div>
      <div>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
          <h2>{t('results.html')}</h2>
          <CopyButton name="copyHtml" label={t('copyHtml')} text={() => html} successText={t('htmlCopied')} isSmall />
        </div>
        <pre className="overflow-x-auto rounded-tile bg-well p-4 text-sm" tabIndex={0} aria-label={t('results.html')}>
          <OutputValue name="html" label={t('results.html')}>
            {html}
          </OutputValue>
        </pre>
      </div>
    </section>
  )
}

function IconItem({ icon: { size, blob, name } }: { icon: Icon }) {
  const t = useTranslations('favicon-generator')
  const actions = useTranslations('shell.actions')
  const show = useBlobSource(blob)
  const side = Math.min(size, MAX_DISPLAY_SIDE)
  return (
    <li data-name="item" className="flex items-center gap-4 rounded-tile border border-line p-3">
      <div className="grid flex-none place-items-center" style={{ width: MAX_DISPLAY_SIDE }}>
        <img ref={show} alt={t('iconAlt', { size })} width={side} height={side} className="checkered" />
      </div>
      <div className="grid flex-1 gap-2">
        <p className="text-sm tabular-nums">
          <OutputValue name="width" label={t('iconAlt', { size })}>
            {size}
          </OutputValue>{' '}
          ×{' '}
          <OutputValue name="height" label={t('iconAlt', { size })}>
            {size}
          </OutputValue>
        </p>
        <FileButtons
          isSmall
          label={actions('download')}
          description={`${actions('download')}: ${name}`}
          file={{ name, blob }}
          success={t('downloaded', { name })}
        />
      </div>
    </li>
  )
}
