import type { ReactNode } from 'react'
import { LateWords } from '@/components/ui/layout/LateWords'

// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
const load = (locale: string) => import(`@/messages/${locale}/photos.json`)

/** The words of the frame and of photos for documents. */
export function PhotoWords({ children }: { children: ReactNode }) {
  return (
    <LateWords name="photos" load={load}>
      {children}
    </LateWords>
  )
}
