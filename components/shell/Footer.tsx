import type { Locale } from '@/lib/i18n/locales'
import { pageWords } from '@/lib/i18n/messages'
import { site } from '@/lib/site'
import { toolCounts } from '@/lib/tools/registry'
import { CATEGORIES } from '@/lib/tools/description'
import { SiteLink } from '@/components/ui/layout/SiteLink'
import { FOOTER_PAGES, NAVIGATION } from './navigation'

export async function Footer({ locale, id }: { locale: Locale; id?: string }) {
  const { page } = await pageWords(locale, 'shell')
  const { page: offline } = await pageWords(locale, 'offline')
  const counts = toolCounts()
  const quickLinks = [...NAVIGATION, ...FOOTER_PAGES]
  return (
    <footer id={id} className="mt-8 border-t border-line py-6 text-sm text-ink-2 sm:mt-16 sm:py-10">
      <div className="wrap grid grid-cols-2 gap-x-4 gap-y-6 max-sm:*:first:col-span-2 sm:gap-8 lg:grid-cols-4 max-sm:[&>nav]:row-span-2">
        <div>
          <p className="text-base font-bold text-ink">{page.siteName}</p>
          <p className="mt-2 max-w-72">{page.footer.promise}</p>
        </div>
        <nav aria-label={page.footer.links}>
          <h2 className="text-sm font-semibold tracking-normal text-ink">{page.footer.links}</h2>
          <ul className="mt-2">
            {quickLinks.map(({ to, key }) => (
              <li key={to}>
                <SiteLink locale={locale} to={to} className="hover:text-ink">
                  {page.nav[key]}
                </SiteLink>
              </li>
            ))}
            <li>
              <SiteLink locale={locale} to="/about#offline" className="hover:text-ink">
                {offline.section.footer}
              </SiteLink>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className="text-sm font-semibold tracking-normal text-ink">{page.footer.categories}</h2>
          <ul className="mt-2">
            {CATEGORIES.filter((category) => counts[category] > 0).map((category) => (
              <li key={category} className="flex min-h-9 items-center">
                {page.categories[category]}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-sm font-semibold tracking-normal text-ink">{page.footer.contact}</h2>
          <p className="mt-2">
            <a href={`mailto:${site.email}`} className="hover:text-ink">
              {site.email}
            </a>
          </p>
          <address className="not-italic">{site.address}</address>
        </div>
      </div>
      <div className="wrap mt-8">
        <p>{`© ${new Date().getUTCFullYear()} ${site.company}`}</p>
      </div>
    </footer>
  )
}
