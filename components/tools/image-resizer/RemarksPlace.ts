import { createContext } from 'react'

/** Where the bar says how many remarks the checks of a photo have; null while there is no such place. */
export const RemarksPlace = createContext<Element | null>(null)
