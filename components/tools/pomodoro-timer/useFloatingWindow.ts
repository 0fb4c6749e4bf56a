import { useEffect, useState } from 'react'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'

/** Document Picture-in-Picture, which TypeScript does not know yet (https://wicg.github.io/document-picture-in-picture/). */
declare global {
  interface Window {
    readonly documentPictureInPicture?: {
      requestWindow(options: { width: number; height: number }): Promise<Window>
    }
  }
}

const SIZE = { width: 280, height: 220 }

/** Makes a window look like the page: language, theme and style sheets. */
function dress({ document: target }: Window): void {
  const { lang, dataset } = document.documentElement
  target.documentElement.lang = lang
  Object.assign(target.documentElement.dataset, dataset)
  target.title = document.title
  target.head.append(
    ...[...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) => sheet.cloneNode(true)),
  )
}

/** A small window on top of all others, closed with the page. */
export function useFloatingWindow() {
  const isSupported = useInBrowser(() => window.documentPictureInPicture !== undefined, false)
  const [opened, setOpened] = useState<Window | null>(null)
  useEffect(() => {
    if (!opened) return
    const onClose = () => setOpened(null)
    opened.addEventListener('pagehide', onClose)
    return () => {
      opened.removeEventListener('pagehide', onClose)
      opened.close()
    }
  }, [opened])

  const open = async () => {
    const fresh = await window.documentPictureInPicture?.requestWindow(SIZE)
    if (!fresh) return
    dress(fresh)
    setOpened(fresh)
  }
  return {
    /** Where to render; null while the window is closed. */
    body: opened?.document.body ?? null,
    /** Opens the window, or closes it; must be called in a user gesture, and may be refused. Undefined without browser support. */
    toggle: isSupported ? () => (opened ? setOpened(null) : void open().catch(() => {})) : undefined,
  }
}
