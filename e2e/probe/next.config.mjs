import site from '../../next.config.mjs'

/** The site's own configuration, whose paths are relative to the site's folder. */
const aliases = Object.entries(site.turbopack.resolveAlias).map(([name, path]) => [name, `../../${path}`])

export default {
  ...site,
  turbopack: { ...site.turbopack, resolveAlias: Object.fromEntries(aliases) },
  experimental: {},
}
