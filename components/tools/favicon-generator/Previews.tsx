import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import type { Favicons } from './generate'

/** Mock-ups of the icons in browser tabs, on the home screens of iOS and Android and in a search result. */
export function Previews({ favicons: { request, tab, darkTab, apple, maskable, others } }: { favicons: Favicons }) {
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
