import 'server-only'

function setting(name: string, fallback: string): string {
  return process.env[`SITE_${name}`]?.trim() || fallback
}

/** What the owner of a deployment sets, read from SITE_* variables at build time. The defaults are examples. */
export const site = {
  url: setting('URL', 'https://toolbox.example').replace(/\/+$/, ''),
  company: setting('COMPANY', 'Toolbox Example'),
  email: setting('EMAIL', 'hello@toolbox.example'),
  address: setting('ADDRESS', '1 Example-ro, Jung-gu, Seoul, Korea'),
  website: setting('WEBSITE', 'https://toolbox.example'),
  partnerUrl: setting('PARTNER_URL', 'https://partner.example'),
} as const
