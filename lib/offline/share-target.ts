/**
 * Path, below each language's prefix, that photos shared with the installed app are posted to. The service worker
 * answers it; there is no page.
 */
export const SHARE_PATH = '/share'
/** The tool that opens shared photos. */
export const PHOTO_TOOL = 'jpg-compressor'
