/** The pages in the navigation, in display order. */
export const NAVIGATION = [
  { to: '/', key: 'home' },
  { to: '/about', key: 'about' },
  { to: '/contact', key: 'contact' },
] as const

/** Pages that are linked only in the footer. */
export const FOOTER_PAGES = [
  { to: '/ask', key: 'ask' },
  { to: '/privacy-policy', key: 'privacy' },
  { to: '/licenses', key: 'licenses' },
] as const
