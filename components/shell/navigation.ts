/** The site's own pages in the order of the navigation. */
export const NAVIGATION = [
  { to: '/', key: 'home' },
  { to: '/about', key: 'about' },
  { to: '/contact', key: 'contact' },
] as const

/** Pages that only the footer leads to. */
export const FOOTER_PAGES = [
  { to: '/privacy-policy', key: 'privacy' },
  { to: '/licenses', key: 'licenses' },
] as const
