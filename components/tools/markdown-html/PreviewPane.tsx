import { useTranslations } from 'next-intl'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { followWithin, previewHtml } from '@/lib/browser/preview-html'
import styles from './preview.module.css'
import { useCatchingUp } from './useCatchingUp'

interface PieceProps {
  safeHtml: string
  heldImage: string
}

const Piece = memo(function Piece({ safeHtml, heldImage }: PieceProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    ref.current?.replaceChildren(previewHtml(safeHtml, heldImage))
  }, [safeHtml, heldImage])
  return <div ref={ref} className={styles.piece} />
})

/** The document as a reader sees it. */
export function PreviewPane({ pieces }: { pieces: readonly string[] }) {
  const t = useTranslations('markdown-html')
  const shown = useCatchingUp(pieces)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pane = ref.current
    if (!pane) return
    const follow = (event: Event) => followWithin(pane, event)
    pane.addEventListener('click', follow)
    return () => pane.removeEventListener('click', follow)
  }, [])
  return (
    <div ref={ref} data-name="preview" className={styles.preview}>
      {shown.map((piece, index) => (
        <Piece key={index} safeHtml={piece} heldImage={t('heldImage')} />
      ))}
    </div>
  )
}
