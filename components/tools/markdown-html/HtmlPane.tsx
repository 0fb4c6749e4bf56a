import { memo } from 'react'
import styles from './preview.module.css'
import { useProgressivePieces } from './useProgressivePieces'

const Piece = memo(function Piece({ html }: { html: string }) {
  return <code className={styles.source}>{html}</code>
})

/** The HTML source of the document. */
export default function HtmlPane({ pieces }: { pieces: readonly string[] }) {
  const shown = useProgressivePieces(pieces)
  return (
    <pre data-name="html" className="font-mono text-sm leading-relaxed whitespace-pre-wrap">
      {shown.map((piece, index) => (
        <Piece key={index} html={piece} />
      ))}
    </pre>
  )
}
