/**
 * Path, below each language's prefix, that photos shared with the installed app are posted to. The service worker
 * answers it with the home page, which says what can be done with them.
 */
export const SHARE_PATH = '/share'
