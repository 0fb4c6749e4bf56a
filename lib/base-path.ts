/** Folder the site is served from, '' at a domain's root. Baked in at build from BASE_PATH. */
export const BASE_PATH = process.env.SITE_BASE_PATH ?? ''
