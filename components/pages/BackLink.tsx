import { SiteLink } from '@/components/ui/layout/SiteLink'
import { ArrowLeft } from '@/components/ui/layout/icons'
import type { Locale } from '@/lib/i18n/locales'

/** The link to the home page above a page's title. */
export function BackLink({ locale, label }: { locale: Locale; label: string }) {
  return (
    <p className="pt-3 text-sm text-ink-2 md:pt-5">
      <SiteLink
        locale={locale}
        to="/"
        data-name="back"
        className="-ms-1 inline-flex min-h-11 items-center gap-1.5 pe-1 hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden />
        {label}
      </SiteLink>
    </p>
  )
}
