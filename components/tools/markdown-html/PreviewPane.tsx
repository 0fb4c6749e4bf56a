import { useTranslations } from 'next-intl'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { followInternalLink, previewHtml } from './preview-html'
import styles from './preview.module.css'
import { useProgressivePieces } from './useProgressivePieces'

interface PieceProps {
  safeHtml: string
  blockedImageLabel: string
}

const Piece = memo(function Piece({ safeHtml, blockedImageLabel }: PieceProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    ref.current?.replaceChildren(previewHtml(safeHtml, blockedImageLabel))
  }, [safeHtml, blockedImageLabel])
  return <div ref={ref} className={styles.piece} />
})

/** The rendered document. */
export default function PreviewPane({ pieces }: { pieces: readonly string[] }) {
  const t = useTranslations('markdown-html')
  const shown = useProgressivePieces(pieces)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pane = ref.current
    if (!pane) return
    const onClick = (event: Event) => followInternalLink(pane, event)
    pane.addEventListener('click', onClick)
    return () => pane.removeEventListener('click', onClick)
  }, [])
  return (
    <div ref={ref} data-name="preview" className={styles.preview}>
      {shown.map((piece, index) => (
        <Piece key={index} safeHtml={piece} blockedImageLabel={t('heldImage')} />
      ))}
    </div>
  )
}
