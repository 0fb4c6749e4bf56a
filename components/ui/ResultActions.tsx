import type { NamedBlob } from '@/lib/browser/download'
import { OpenIn } from './OpenIn'

interface Props {
  /** What was made of the file. */
  output: NamedBlob
  label: string
  /** The only file: its download is the page's main action. */
  single: boolean
  onDownload: (output: NamedBlob) => void
}

/** What can be done with one finished file of a batch: save it, or go on with it in another tool. */
export function ResultActions({ output, label, single, onDownload }: Props) {
  return (
    <>
      <button
        type="button"
        name="download"
        className={single ? 'button button-primary' : 'button button-small'}
        onClick={() => onDownload(output)}
      >
        {label}
      </button>
      <OpenIn files={[output]} of={output.name} className={single ? 'button' : 'button button-small'} />
    </>
  )
}
