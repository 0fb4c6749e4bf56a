import { useMemo, useState } from 'react'
import { setBack, type Clear } from '@/components/ui/feedback/clear-all'
import { UNTOUCHED, type Edit } from '@/lib/tools/image-resizer/crop'

interface Edits {
  /** The same for every file, unless `own` counts. */
  readonly shared: Edit
  readonly own: ReadonlyMap<File, Edit>
  readonly sameForAll: boolean
}

export interface Crop {
  readonly sameForAll: boolean
  /** The same function until an edit changes. */
  readonly editOf: (file: File) => Edit
  readonly set: (file: File, edit: Edit) => void
  /** One frame for all, that of `file`, or one for each. */
  readonly share: (sameForAll: boolean, file: File) => void
  readonly clear: Clear
}

const NONE: Edits = { shared: UNTOUCHED, own: new Map(), sameForAll: true }

function editIn({ shared, own, sameForAll }: Edits, file: File): Edit {
  return sameForAll ? shared : (own.get(file) ?? shared)
}

/**
 * Crop and rotation of the pictures: one edit for all, or one for each. `ratio` is the default ratio of frames, from the
 * document that a link or a need sets; null for none.
 */
export function useCrop(ratio: number | null): Crop {
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
    editOf,
    set: (file, edit) =>
      setEdits((now) =>
        now.sameForAll ? { ...now, shared: edit } : { ...now, own: new Map(now.own).set(file, edit) },
      ),
    share: (sameForAll, file) => setEdits((now) => ({ ...now, sameForAll, shared: editIn(now, file) })),
    clear: () => setBack(edits, NONE, setEdits),
  }
}
