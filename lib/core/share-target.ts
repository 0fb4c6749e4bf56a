/** Where the system posts photos that are shared to the installed app, below each language's folder. No page is there. */
export const SHARE_PATH = '/share'
/** The tool that takes a shared or opened photo. */
export const PHOTO_TOOL = 'jpg-compressor'
