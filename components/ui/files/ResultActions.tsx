import type { NamedBlob } from '@/lib/platform/download'
import { OpenIn } from './OpenIn'

interface Props {
  /** The result of the file. */
  output: NamedBlob
  label: string
  /** True for the only file, whose download button is primary. */
  single: boolean
  onDownload: (output: NamedBlob) => void
}

/** Actions for a finished file of a batch: download it or open it in another tool. */
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
      <OpenIn files={[output]} fileName={output.name} className={single ? 'button' : 'button button-small'} />
    </>
  )
}
