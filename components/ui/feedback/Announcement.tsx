import { useDebounced } from '@/components/ui/layout/useDebounced'
import { hasUserActivation } from '@/lib/platform/page'

/**
 * Announces a text to screen readers once it stops changing. It is visually hidden, because the text is shown elsewhere.
 * Nothing is announced before the visitor's first action, so that a page that opens with a result is silent.
 */
export function Announcement({ text }: { text: string }) {
  return (
    <p role="status" className="sr-only">
      {useDebounced(text, hasUserActivation)}
    </p>
  )
}
