/** Path of the folder the site is served from, '' at a domain's root. Fixed at build time by BASE_PATH. */
export const BASE_PATH = process.env.SITE_BASE_PATH ?? ''
