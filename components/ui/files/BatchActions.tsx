import { Button } from '@/components/ui/layout/Button'
import { late } from '@/components/ui/layout/late'
import type { FileActionsProps } from './FileActions'

// Nothing shows it before the first file.
const FileActions = late(() => import('./FileActions'))

/** Fetches the actions of files; call it when a visitor is about to choose some. */
export function prepareActions(): void {
  // A failure is ignored: it is fetched again when it is shown.
  FileActions.preload().catch(() => {})
}

interface Props extends FileActionsProps {
  /** Label of the main button while there is no file. */
  label: string
  onRefuse: () => void
}

/** The actions for a whole batch. Without files, the main button only explains that a file is missing. */
export function BatchActions({ label, onRefuse, ...props }: Props) {
  if (props.batch.items.length > 0) return <FileActions {...props} />
  return <Button name="download" label={label} look="waiting" run={onRefuse} />
}
