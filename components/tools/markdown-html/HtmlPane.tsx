import { memo } from 'react'
import styles from './preview.module.css'
import { useCatchingUp } from './useCatchingUp'

const Piece = memo(function Piece({ html }: { html: string }) {
  return <code className={styles.source}>{html}</code>
})

/** The document's HTML as text. */
export function HtmlPane({ pieces }: { pieces: readonly string[] }) {
  const shown = useCatchingUp(pieces)
  return (
    <pre data-name="html" className="font-mono text-sm leading-relaxed whitespace-pre-wrap">
      {shown.map((piece, index) => (
        <Piece key={index} html={piece} />
      ))}
    </pre>
  )
}
