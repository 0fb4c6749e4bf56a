/**
 * Names of everything the site stores on the device; the privacy page lists them (scripts/lint/stored-names.test.ts). Separate
 * constants, so that the early script contains only those it uses.
 */

/** The language chosen in a menu: cookie and local storage. */
export const LANGUAGE_NAME = 'lng'

/** Prefix of all other storage entries; other sites may share the origin. */
export const STORAGE_PREFIX = 'toolbox:v1:'

export const THEME_NAME = 'toolbox:v1:theme'
export const FAVORITES_NAME = 'toolbox:v1:favorites'
export const RECENT_NAME = 'toolbox:v1:recent'
/** Set when the visitor dismissed the offer of another language; written by the early script. */
export const OFFER_NAME = 'toolbox:v1:offer'
/** Single entries of local storage. */
export const LOCAL_NAMES = {
  theme: THEME_NAME,
  favorites: FAVORITES_NAME,
  recent: RECENT_NAME,
  pomodoroSettings: 'toolbox:v1:pomodoro-settings',
  pomodoroTimer: 'toolbox:v1:pomodoro-timer',
  pomodoroCounts: 'toolbox:v1:pomodoro-counts',
  answers: 'toolbox:v1:answers',
  recipes: 'toolbox:v1:recipes',
  mixes: 'toolbox:v1:mixes',
  dates: 'toolbox:v1:dates',
  learned: 'toolbox:v1:learned',
} as const
/** Settings in local storage, followed by the name of the tool or group of tools. */
export const SETTINGS_PREFIX = 'toolbox:v1:settings:'

/** Drafts in session storage, followed by the name of the tool. */
export const DRAFT_PREFIX = 'toolbox:v1:draft:'
/** The page that continues the draft in another language, in session storage; written by the early script. */
export const ONWARD_NAME = 'toolbox:v1:onward'

/** Prefix of the names of the site's caches. */
export const CACHE_PREFIX = 'toolbox-'
/** The site's files. */
export const FILES_CACHE = 'toolbox-files'
/** Files of engines by URL. */
export const ENGINE_CACHE = 'toolbox-engines'
/** Files shared by another app, until a page takes them; followed by an id, files passed between tools. */
export const SHARED_CACHE = 'toolbox-shared'
