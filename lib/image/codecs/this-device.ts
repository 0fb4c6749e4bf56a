import type { Device } from '@/lib/image/limits'

/** Chromium's own additions; undefined elsewhere. */
interface TellingNavigator {
  readonly userAgent?: string
  readonly deviceMemory?: number
  readonly userAgentData?: { readonly mobile: boolean }
}

/** The device that this page or worker runs on, as reported by the browser. */
export function thisDevice(): Device {
  const { userAgent = '', deviceMemory, userAgentData }: TellingNavigator = globalThis.navigator ?? {}
  return { memory: deviceMemory, handheld: userAgentData?.mobile ?? /Mobi|Android|iPhone|iPad/.test(userAgent) }
}

/** True in Safari, in every browser of an iPhone, and in WebKitGTK. */
export function isWebKit(): boolean {
  const { userAgent = '' }: TellingNavigator = globalThis.navigator ?? {}
  return userAgent.includes('AppleWebKit/') && !/Chrom(e|ium)\//.test(userAgent)
}
