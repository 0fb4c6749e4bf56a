import { createContext } from 'react'

/** The element of the action bar into which the number of warnings is rendered; null while the bar is not shown. */
export const RemarksPlace = createContext<Element | null>(null)
