import { useMemo, useState } from 'react'
import { setBack } from '@/components/ui/feedback/clear-all'
import { UNTOUCHED, type Edit } from '@/lib/tools/image-resizer/crop'

interface Edits {
  /** The same for every file, unless `own` counts. */
  readonly shared: Edit
  readonly own: ReadonlyMap<File, Edit>
  readonly sameForAll: boolean
}

const NONE: Edits = { shared: UNTOUCHED, own: new Map(), sameForAll: true }

function editIn({ shared, own, sameForAll }: Edits, file: File): Edit {
  return sameForAll ? shared : (own.get(file) ?? shared)
}

export type Crop = ReturnType<typeof useCrop>

/**
 * Crop and rotation of the pictures: one edit for all, or one for each. `ratio` is the default ratio of frames, from the
 * document that a link or a need sets; null for none.
 */
export function useCrop(ratio: number | null) {
  const [edits, setEdits] = useState(NONE)
  const editOf = useMemo(
    () => (file: File) => {
      const edit = editIn(edits, file)
      return { ...edit, ratio: edit.ratio ?? ratio }
    },
    [edits, ratio],
  )
  return {
    sameForAll: edits.sameForAll,
    /** The same function until an edit changes. */
    editOf,
    set: (file: File, edit: Edit) =>
      setEdits((now) =>
        now.sameForAll ? { ...now, shared: edit } : { ...now, own: new Map(now.own).set(file, edit) },
      ),
    /** One frame for all, that of `file`, or one for each. */
    share: (sameForAll: boolean, file: File) => setEdits((now) => ({ ...now, sameForAll, shared: editIn(now, file) })),
    clear: () => setBack(edits, NONE, setEdits),
  }
}
