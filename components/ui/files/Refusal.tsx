import { useErrorText } from '@/components/ui/feedback/useErrorText'
import type { ToolErrorShape } from '@/lib/core/errors'

/** Why the last file was refused; it stays until the next one. */
export function Refusal({ error }: { error: ToolErrorShape | undefined }) {
  const errorText = useErrorText()
  if (!error) return null
  return (
    <p role="alert" data-name="refused" className="mt-2 rounded-tile bg-bad-soft px-4 py-3 text-sm whitespace-pre-line">
      {errorText(error)}
    </p>
  )
}
