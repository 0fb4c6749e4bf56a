import { late } from './late'

/**
 * The result and the next action of a tool in the bar at the bottom of a small screen. Loaded with the first file or result,
 * because nothing shows it before.
 */
export const ActionBar = late(() => import('./ActionBarOnScreen'))
