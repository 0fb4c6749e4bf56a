'use client'

import { useCallback, type RefCallback } from 'react'

/**
 * Ref for an <img>, <video> or <audio> that shows the blob; its object URL lives exactly as long as the element shows it.
 */
export function useBlobSource(blob: Blob): RefCallback<HTMLImageElement | HTMLMediaElement> {
  return useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(blob)
      element.src = url
      return () => {
        element.removeAttribute('src')
        URL.revokeObjectURL(url)
      }
    },
    [blob],
  )
}
