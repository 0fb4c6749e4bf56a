import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import { OutputValue } from '@/components/ui/results/OutputValue'
import { notify } from '@/components/ui/feedback/notify'
import { downloadBlob } from '@/lib/platform/download'
import { reveal } from '@/lib/platform/page'
import type { Favicons, Icon } from './generate'

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

/** Mock-ups of the icons in browser tabs, on the home screens of iOS and Android and in a search result. */
function Previews({ favicons: { request, tab, darkTab, apple, maskable, others } }: { favicons: Favicons }) {
  const t = useTranslations('favicon-generator.previews')
  const site = request.siteName || t('site')
  return (
    <div>
      <h2>{t('title')}</h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Scene caption={t('tabLight')}>
          <Tab icon={tab} title={site} isDark={false} />
        </Scene>
        <Scene caption={t('tabDark')}>
          <Tab icon={darkTab} title={site} isDark />
        </Scene>
        <Scene caption={t('ios')}>
          <HomeScreen icon={apple} title={site} shape="rounded-[22%]" />
        </Scene>
        <Scene caption={t('android')}>
          <HomeScreen icon={maskable} title={site} shape="rounded-full" />
        </Scene>
        <Scene caption={t('search')}>
          <SearchResult icon={tab} title={site} />
        </Scene>
        {others.map(({ shape, tab: icon }) => (
          <Scene key={shape} caption={t('folder', { name: `${shape}/` })}>
            <Tab icon={icon} title={site} isDark={false} />
          </Scene>
        ))}
      </div>
    </div>
  )
}

function Scene({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="overflow-hidden rounded-tile border border-line">
      <div className="h-28 overflow-hidden forced-color-adjust-none">{children}</div>
      <figcaption className="border-t border-line px-3 py-1.5 text-xs text-ink-2">{caption}</figcaption>
    </figure>
  )
}

function Tab({ icon, title, isDark }: { icon: Blob; title: string; isDark: boolean }) {
  const show = useBlobSource(icon)
  // The colors of a browser's tab bar, independent of the page's theme.
  const [bar, page, ink] = isDark ? ['#202124', '#35363a', '#e8eaed'] : ['#dee1e6', '#ffffff', '#202124']
  return (
    <div className="flex h-full flex-col px-3 pt-4" style={{ background: bar }}>
      <div
        className="flex w-48 max-w-full items-center gap-2 rounded-t-lg px-3 py-2 text-xs"
        style={{ background: page, color: ink }}
      >
        <img ref={show} alt="" width={16} height={16} />
        <span className="flex-1 truncate">{title}</span>
        <span aria-hidden>×</span>
      </div>
      <div className="-mx-3 flex-1" style={{ background: page }} />
    </div>
  )
}

function HomeScreen({ icon, title, shape }: { icon: Blob; title: string; shape: string }) {
  const show = useBlobSource(icon)
  return (
    <div className="grid h-full place-content-center justify-items-center gap-1.5 bg-[linear-gradient(135deg,#27496d,#5b2a6e)]">
      <img ref={show} alt="" width={60} height={60} className={shape} />
      <span className="text-xs text-white">{title}</span>
    </div>
  )
}

function SearchResult({ icon, title }: { icon: Blob; title: string }) {
  const show = useBlobSource(icon)
  return (
    <div className="grid h-full content-center gap-1 bg-white px-4 text-[#202124]">
      <div className="flex items-center gap-3">
        <span className="grid size-7 flex-none place-items-center rounded-full border border-[#dadce0] bg-[#f1f3f4]">
          <img ref={show} alt="" width={18} height={18} />
        </span>
        <span className="min-w-0 text-xs">
          <span className="block truncate">{title}</span>
          <span className="block text-[#4d5156]">https://example.com</span>
        </span>
      </div>
      <span className="truncate text-lg text-[#1a0dab]">{title}</span>
    </div>
  )
}
