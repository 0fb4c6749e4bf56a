/** The site's own pages in the order of the navigation. */
export const NAVIGATION = [
  { to: '/', key: 'home' },
  { to: '/about', key: 'about' },
  { to: '/contact', key: 'contact' },
] as const
