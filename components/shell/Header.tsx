import { PaletteButton } from '@/components/search/PaletteButton'
import { Languages } from '@/components/ui/layout/icons'
import { LANGUAGE_NAMES, type Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { LanguageMenu } from './LanguageMenu'
import { MobileMenu } from './MobileMenu'
import { NAVIGATION } from './navigation'
import { ThemeToggle } from './ThemeToggle'

interface Props {
  locale: Locale
  /** Path of the page without the language prefix, none of a page that is in no menu. */
  path?: string
  pathIn: (locale: Locale) => string
  /** Of the language menu, where a page has several headers. */
  menuId?: string
}

export async function Header({ locale, path, pathIn, menuId = 'language-menu' }: Props) {
  const { page } = await pageWords(locale, 'shell')
  const links = NAVIGATION.map(({ to, key }) => (
    <li key={to}>
      <SiteLink
        locale={locale}
        to={to}
        aria-current={to === path ? 'page' : undefined}
        className="block rounded-lg px-3 py-2.5 text-[15px] text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {page.nav[key]}
      </SiteLink>
    </li>
  ))
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-surface/90 [backdrop-filter:blur(8px)] [@media(height<420px)]:static">
      <div className="wrap flex h-[59px] items-center md:gap-6">
        <SiteLink
          locale={locale}
          to="/"
          className="flex min-h-11 items-center gap-2 text-lg font-extrabold whitespace-nowrap max-[380px]:text-base"
        >
          <Logo />
          {page.siteName}
        </SiteLink>
        <nav aria-label={page.nav.label} className="hidden md:block">
          <ul className="flex gap-1">{links}</ul>
        </nav>
        <span className="flex-1" />
        <PaletteButton label={page.search} />
        <button
          type="button"
          popoverTarget={menuId}
          className="button button-small button-quiet min-h-11 max-md:px-2.5"
        >
          <Languages size={20} aria-hidden />
          <span className="max-sm:sr-only">{LANGUAGE_NAMES[locale]}</span>
          <span className="sr-only">{page.language}</span>
        </button>
        <LanguageMenu id={menuId} locale={locale} pathIn={pathIn} label={page.language} />
        <ThemeToggle words={page.theme} />
        <MobileMenu words={page.menu}>
          <nav aria-label={page.nav.label}>
            <ul className="mb-3 flex flex-wrap">{links}</ul>
          </nav>
        </MobileMenu>
      </div>
    </header>
  )
}

/** The mark of scripts/build/social/mark.mjs. */
function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden className="flex-none text-brand max-[359px]:hidden">
      <path
        d="M8.5 8V3.5h7V8m-12 .5h17v3h-17zm0 8h17v3h-17zM12 12v4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
