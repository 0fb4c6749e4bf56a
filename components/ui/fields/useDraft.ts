import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react'
import { parseJson } from '@/lib/core/json'
import { needBefore, readDraft, saveDraftOnLeave } from '@/lib/platform/draft'

/** Name under which the tool stores drafts; undefined if it stores none. */
export const DraftContext = createContext<string | undefined>(undefined)

/** What the visitor of a page wants of its tool, as `needs.ts` declares it, and its words on the screen. */
export interface Need {
  readonly slug: string
  readonly preset: Readonly<Record<string, string>>
  readonly lead: readonly string[]
  readonly accept?: string
  /** Instead of the tool's: labels of fields by name; `choose`, `empty`, `placeholder` and names of buttons. */
  readonly words: Readonly<Record<string, string>>
}

/** The need that the page answers; undefined on a tool's own page. */
export const NeedContext = createContext<Need | undefined>(undefined)

const NO_WORDS: Need['words'] = {}

/** The words that the page's need has instead of the tool's. */
export const useNeedWords = () => useContext(NeedContext)?.words ?? NO_WORDS

interface Draft {
  /** Serializes the state; null if there is nothing to store. */
  readonly save: () => string | null
  readonly restore: (text: string) => void
}

/**
 * Stores state of a tool when the page is left and restores it after a reload or on the way back, in this tab only. `name`
 * distinguishes the drafts of a page; null disables the draft.
 */
export function useDraft(name: string | null, draft: Draft): void {
  const tool = useContext(DraftContext)
  const need = useContext(NeedContext)?.slug
  const restore = useEffectEvent((text: string) => draft.restore(text))
  const save = useEffectEvent(() => draft.save())

  useEffect(() => {
    if (tool === undefined || name === null) return
    const keyOf = (page: string | undefined) => (page === undefined ? `${tool}:${name}` : `${tool}/${page}:${name}`)
    const text = readDraft(keyOf(need ?? needBefore()))
    if (text !== null) restore(text)
    return saveDraftOnLeave(keyOf(need), () => save())
  }, [tool, need, name])
}

/** `useState` with a draft. A stored value for which `isValid` is false, such as one of an earlier version, is ignored. */
export function useDraftState<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(initial)
  useDraft(name, {
    save: () => (state === initial ? null : JSON.stringify(state)),
    restore: (text) => {
      const value = parseJson(text)
      if (isValid(value)) setState(value)
    },
  })
  return [state, setState]
}
